import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { givenName } from '../../../shell/session/display-name.ts';
import { useSession } from '../../../shell/session/session.ts';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { dashboardQuery } from '../area/data/learning.queries.ts';
import { learningText } from '../area/learning-text.ts';
import { AreaHeader } from '../../../shell/area-header/area-header.tsx';
import { readProgress } from '../area/kept/progress-record.ts';
import { LoadBoundary } from '../area/load-boundary.tsx';
import { AchievementShelf } from './achievement-shelf.tsx';
import { ContinueCard } from './continue-card.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { LevelMap } from './level-map.tsx';
import { PointsPanel } from './points-panel.tsx';
import { RepetitionCard } from './repetition-card.tsx';
import { SkillPanel } from './skill-panel.tsx';
import { StreakPanel } from './streak-panel.tsx';

/** Rarely shown: loaded when the service does not answer, from the program files on this device. */
const OfflineHome = lazy(async () => ({ default: (await import('../area/offline/offline-home.tsx')).OfflineHome }));

const Content = () => {
  const text = learningText.useText();
  const { data } = useSuspenseQuery(dashboardQuery());
  const state = useSession();
  // Such a learner received the existing ones as a gift.
  const isNew = data.totalPoints === 0;
  // Names belong to the account; the copy of the learning service may be older, or be from before there was one.
  const name = state.status === 'signed-in' ? givenName(state.user) : '';
  return (
    <>
      <h1 className="mb-4 text-2xl sm:mb-6 sm:text-4xl">{text.hello(name || data.profile.firstName)}</h1>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-6 lg:gap-8">
          <ContinueCard next={data.next} isNew={isNew} />
          <RepetitionCard repetition={data.repetition} />
          <LevelMap levels={data.levels} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <StreakPanel streak={data.streak} isNew={isNew} />
          <PointsPanel total={data.totalPoints} byDay={data.pointsByDay} />
          <SkillPanel skills={data.skills} isNew={isNew} />
          <AchievementShelf achievements={data.achievements} />
        </div>
      </div>
    </>
  );
};

/** The student dashboard: first the one thing to do next, then the whole path, then the achievements. */
export const DashboardPage = () => {
  const text = learningText.useText();
  useTitle(text.dashboardTitle);
  const state = useSession();
  const record = state.status === 'signed-in' ? readProgress(state.user.id) : null;
  const offlineHome = (again: () => void) =>
    record && (
      <Suspense fallback={<DashboardSkeleton />}>
        <OfflineHome record={record} again={again} />
      </Suspense>
    );
  return (
    <>
      <SkipLink />
      <AreaHeader />
      <main id={mainId} tabIndex={-1} className="mx-auto w-full max-w-7xl px-4 py-5 outline-none sm:px-6 sm:py-8">
        <LoadBoundary
          message={() => text.progressError}
          byCode={record === null ? {} : { offline: offlineHome, no_response: offlineHome, unavailable: offlineHome }}
        >
          <Suspense fallback={<DashboardSkeleton />}>
            <Content />
          </Suspense>
        </LoadBoundary>
      </main>
    </>
  );
};
