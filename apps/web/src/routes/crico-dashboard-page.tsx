import { useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import { OpenCardPanel } from '../features/crico/cards/open-card-panel.tsx';
import { DashboardPage } from '../features/crico/dashboard/dashboard-page.tsx';
import { ProjectHeader } from '../features/crico/projects/header/project-header.tsx';

const boardPage = async () => import('../features/crico/board/board-page.tsx');
// Its program is fetched beside what the guard asks for, not after it.
if (new URLSearchParams(location.search).has('project')) void boardPage();
const BoardPage = lazy(async () => ({ default: (await boardPage()).BoardPage }));

/** The project that the address names, as a board, and the card that it names over it; without one, where one is. */
export const CricoDashboardPage = () => {
  const { project } = useSearch({ strict: false });
  if (!project) return <DashboardPage />;
  return (
    <BoardPage key={project} projectId={project} Header={ProjectHeader}>
      <OpenCardPanel />
    </BoardPage>
  );
};
