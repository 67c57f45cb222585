import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { AreaHeader } from '../../../shell/area-header/area-header.tsx';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { WaitingScreen } from '../../../shell/screens/waiting-screen.tsx';
import { reasonText } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { DailyLimit } from './daily-limit.tsx';
import { DayOver } from './day-over.tsx';
import { DueQuestionForm } from './due-question-form.tsx';
import { repetitionsQuery, type DueQuestion, type Repetitions } from './repetition.queries.ts';
import { repetitionText } from './repetition-text.ts';

const keyOf = ({ partId, item }: DueQuestion): string => `${partId} ${item.id}`;

/**
 * The due question, or a summary of the day when none is due. A question stays until the learner continues, whatever happens to
 * the list meanwhile.
 */
const Session = ({ repetitions: { day, questions } }: { readonly repetitions: Repetitions }) => {
  const [shown, setShown] = useState(questions[0]);
  const [first] = useState(shown);
  if (!shown && questions[0]) setShown(questions[0]);
  const text = repetitionText.useText();
  const takesFocus = shown !== first;
  return (
    <>
      {shown && (
        <DueQuestionForm
          key={keyOf(shown)}
          question={shown}
          left={day.left}
          takesFocus={takesFocus}
          onNext={setShown}
        />
      )}
      {!shown && day.left > 0 && <WaitingScreen>{text.loading}</WaitingScreen>}
      {!shown && day.left === 0 && <DayOver day={day} takesFocus={takesFocus} />}
      <DailyLimit limit={day.dailyLimit} />
    </>
  );
};

const Page = () => {
  const text = repetitionText.useText();
  const learning = learningText.useText();
  // An answered question is removed from the list here; an answer that is being written stays.
  const { data, error } = useQuery({ ...repetitionsQuery(), refetchOnWindowFocus: false, refetchOnReconnect: false });
  useTitle(text.title);
  return (
    <>
      <h1 className="text-3xl">{text.title}</h1>
      <p className="text-soft">{text.lead}</p>
      {data && <Session repetitions={data} />}
      {!data && error && <p role="alert">{text.failed(reasonText(learning, error))}</p>}
      {!data && !error && <WaitingScreen>{text.loading}</WaitingScreen>}
    </>
  );
};

/** The questions that the learner missed and that are due today, one by one. */
export const RepetitionPage = () => (
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
