import { lazyRouteComponent, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { LoadingRows } from '../features/crico/area/list-states.tsx';
import { presenceText } from '../features/crico/area/presence/presence-text.ts';
import { projectText } from '../features/crico/area/project/project-text.ts';
import { FloatingAssistant } from '../features/crico/board/assistant/floating-assistant.tsx';
import { boardText } from '../features/crico/board/board-text.ts';
import { viewText } from '../features/crico/board/view/view-text.ts';
import { ActivityPanel } from '../features/crico/cards/activity/activity-panel.tsx';
import { OpenCardPanel } from '../features/crico/cards/open-card-panel.tsx';
import { DashboardPage } from '../features/crico/dashboard/dashboard-page.tsx';
import { ProjectHeader } from '../features/crico/projects/header/project-header.tsx';
import { projectsText } from '../features/crico/projects/projects-text.ts';

/** Once its program is loaded it renders at once; `lazy` of React would suspend for a moment even then. */
const BoardPage = lazyRouteComponent(() => import('../features/crico/board/board-page.tsx'), 'BoardPage');

const TeamPanel = lazy(async () => ({ default: (await import('../features/crico/team-view/team-view.tsx')).TeamView }));

/** Its program is loaded when it is first shown; the header and the choice of views stay meanwhile. */
const Team = () => (
  <Suspense fallback={<LoadingRows />}>
    <TeamPanel />
  </Suspense>
);

// All data of a board are fetched at once, in parallel with the guard's. Texts that arrive one after the other would each
// suspend the page, and React shows suspended content at most every 300 ms.
if (new URLSearchParams(location.search).has('project')) {
  void BoardPage.preload?.();
  for (const text of [boardText, viewText, projectText, projectsText, presenceText]) void text.load();
}

/** The project that the address names, as a board, and the card that it names over it; without one, where one is. */
export const CricoDashboardPage = () => {
  const { project } = useSearch({ strict: false });
  if (!project)
    return (
      <>
        <DashboardPage />
        <FloatingAssistant />
      </>
    );
  return (
    <BoardPage key={project} projectId={project} Header={ProjectHeader} Team={Team}>
      <OpenCardPanel />
      <ActivityPanel />
      <FloatingAssistant isInProject />
    </BoardPage>
  );
};
