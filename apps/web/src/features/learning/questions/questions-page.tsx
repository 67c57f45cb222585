import { buttonLook } from '@nivel/ui/button-look';
import { EmptyState } from '@nivel/ui/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageCircleQuestion } from 'lucide-react';
import { Suspense } from 'react';
import { AreaHeader } from '../../../shell/area-header/area-header.tsx';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { WaitingScreen } from '../../../shell/screens/waiting-screen.tsx';
import { LoadBoundary } from '../area/load-boundary.tsx';
import { PlanOffer } from '../area/questions/plan-offer.tsx';
import { QuestionCard } from '../area/questions/question-card.tsx';
import { myQuestionsQuery } from '../area/questions/questions.queries.ts';
import { questionsText } from '../area/questions/questions-text.ts';

const Content = () => {
  const text = questionsText.useText();
  const { data } = useSuspenseQuery(myQuestionsQuery(null));
  const { questions, promised_on: promised, is_mentor: isMentor } = data;
  return (
    <>
      <Link to="/dashboard/mentorias" className={buttonLook({ variant: 'ghost' })}>
        {text.toMentoring}
      </Link>
      {isMentor && (
        <Link to="/dashboard/mentores" className={buttonLook({ variant: 'secondary' })}>
          {text.toQueue}
        </Link>
      )}
      {promised === null && <PlanOffer />}
      {questions.length === 0 && (
        <EmptyState
          drawing={<MessageCircleQuestion aria-hidden="true" size={96} strokeWidth={1.25} className="text-accent" />}
          title={text.empty}
          action={
            <Link to="/estudiantes-dashboard" className={buttonLook({ variant: 'secondary' })}>
              {text.toDashboard}
            </Link>
          }
        >
          {text.emptyText}
        </EmptyState>
      )}
      {questions.map((question) => (
        <QuestionCard key={question.id} question={question} heading="h2" />
      ))}
    </>
  );
};

const Page = () => {
  const text = questionsText.useText();
  useTitle(text.title);
  return (
    <>
      <h1 className="text-3xl">{text.title}</h1>
      <p className="text-soft">{text.lead}</p>
      <LoadBoundary message={text.loadFailed}>
        <Suspense fallback={<WaitingScreen>{text.loading}</WaitingScreen>}>
          <Content />
        </Suspense>
      </LoadBoundary>
    </>
  );
};

/** The learner's questions to a person, with the promises and how they were kept. */
export const QuestionsPage = () => (
  <>
    <SkipLink />
    <AreaHeader />
    <main
      id={mainId}
      tabIndex={-1}
      className="mx-auto flex w-full max-w-3xl flex-col items-stretch gap-5 px-4 py-8 outline-none sm:px-6"
    >
      <Suspense>
        <Page />
      </Suspense>
    </main>
  </>
);
