import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { NotFoundScreen } from '../../../shell/screens/not-found-screen.tsx';
import { WaitingScreen } from '../../../shell/screens/waiting-screen.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { AreaHeader } from '../../../shell/area-header/area-header.tsx';
import { partQuery, type OpenedPart } from '../area/data/learning.queries.ts';
import { learningText } from '../area/learning-text.ts';
import { LoadBoundary } from '../area/load-boundary.tsx';
import { finishedWorkOf, queuedWork } from '../area/offline/queued-work.ts';
import { NotKept } from '../area/offline/not-kept.tsx';
import { ExercisesPart } from './exercises/exercises-part.tsx';
import { LockedPart } from './locked-part.tsx';
import { ModuleDrawer } from './module-drawer.tsx';
import { ModuleSideList } from './module-side-list.tsx';
import { PartHead } from './part-head.tsx';
import { useDropOnLeaving } from './use-drop-on-leaving.ts';
import { TextPart } from './text/text-part.tsx';
import { VideoPart } from './video/video-part.tsx';

const route = getRouteApi('/protected/signed-in/learning/dashboard/modulos/$moduleId/partes/$partId');

/** The part by its type. A part keeps its state only for itself, hence the key. */
const PartContent = ({ part }: { readonly part: OpenedPart }) => {
  const { content } = part;
  const waiting = queuedWork.use(finishedWorkOf(part.id));
  switch (content.type) {
    case 'video':
      return <VideoPart key={part.id} part={part} content={content} />;
    case 'text':
      return <TextPart key={part.id} part={part} content={content} />;
    case 'exercises':
      // Answers that were sent from the queue begin another run.
      return <ExercisesPart key={`${part.id} ${waiting?.id ?? ''}`} part={part} content={content} />;
  }
};

const Content = () => {
  const { moduleId, partId } = route.useParams();
  const { data: part } = useSuspenseQuery(partQuery(partId));
  useTitle(part.title);
  // A part lives in one module only; an address that claims another is a wrong address.
  if (part.module.id !== moduleId) return <NotFoundScreen />;
  return (
    <>
      <PartHead part={part} />
      <PartContent part={part} />
    </>
  );
};

/** A part: content in the middle, where I am on the side, the next step always in the bar below. */
export const PartPage = () => {
  const text = learningText.useText();
  const { moduleId, partId } = route.useParams();
  useDropOnLeaving(partId);
  return (
    <>
      <SkipLink />
      <AreaHeader>
        <ModuleDrawer moduleId={moduleId} partId={partId} />
      </AreaHeader>
      <div className="mx-auto grid w-full max-w-7xl lg:grid-cols-[18rem_minmax(0,1fr)]">
        <ModuleSideList moduleId={moduleId} partId={partId} className="max-lg:hidden" />
        <main
          id={mainId}
          tabIndex={-1}
          className="flex min-h-[calc(100dvh-3.5rem)] min-w-0 flex-col outline-none lg:border-l lg:border-line"
        >
          <LoadBoundary
            message={text.curriculumError}
            byCode={{
              part_not_found: <NotFoundScreen />,
              invalid_input: <NotFoundScreen />,
              offline: (again) => <NotKept what="part" again={again} />,
              part_locked: (again) => <LockedPart moduleId={moduleId} onUnlocked={again} />,
            }}
          >
            <Suspense fallback={<WaitingScreen>{text.partLoading}</WaitingScreen>}>
              <Content />
            </Suspense>
          </LoadBoundary>
        </main>
      </div>
    </>
  );
};
