import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { AreaHeader } from '../../../shell/area-header/area-header.tsx';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { WaitingScreen } from '../../../shell/screens/waiting-screen.tsx';
import { LoadBoundary } from '../area/load-boundary.tsx';
import { Agenda } from './agenda.tsx';
import { LearnerPart } from './learner-part.tsx';
import { mentoringText } from './mentoring-text.ts';
import { mentoringQuery } from './mentoring.queries.ts';

const Content = () => {
  const text = mentoringText.useText();
  const { data } = useSuspenseQuery(mentoringQuery());
  return (
    <>
      <p className="text-soft">{text.lead(data.time_zone)}</p>
      <LearnerPart mentoring={data} />
      {data.is_mentor && <Agenda />}
    </>
  );
};

const Page = () => {
  const text = mentoringText.useText();
  useTitle(text.title);
  return (
    <>
      <h1 className="text-3xl">{text.title}</h1>
      <LoadBoundary message={text.loadFailed}>
        <Suspense fallback={<WaitingScreen>{text.loading}</WaitingScreen>}>
          <Content />
        </Suspense>
      </LoadBoundary>
    </>
  );
};

/** Sessions with a mentor: booked by learners, held by mentors. */
export const MentoringPage = () => (
  <>
    <SkipLink />
    <AreaHeader />
    <main
      id={mainId}
      tabIndex={-1}
      className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8 outline-none sm:px-6"
    >
      <Suspense>
        <Page />
      </Suspense>
    </main>
  </>
);
