import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import { DashboardPage } from '../features/crico/dashboard/dashboard-page.tsx';

const BoardPage = lazy(async () => ({ default: (await import('../features/crico/board/board-page.tsx')).BoardPage }));

/** The project that the address names, as a board; without one, where one is. */
export const CricoDashboardPage = () => {
  const { project } = useSearch({ strict: false });
  return project ? <BoardPage key={project} projectId={project} /> : <DashboardPage />;
};
