import { EmptyState } from '@nivel/ui/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { CheckCircle2, ShieldAlert } from 'lucide-react';
import { Suspense, useState } from 'react';
import { AreaHeader } from '../../../shell/area-header/area-header.tsx';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { WaitingScreen } from '../../../shell/screens/waiting-screen.tsx';
import { LoadBoundary } from '../area/load-boundary.tsx';
import { queueQuery, type Queued } from '../area/questions/questions.queries.ts';
import { questionsText } from '../area/questions/questions-text.ts';
import { OpenedQuestion } from './opened-question.tsx';
import { QueuedLine } from './queued-line.tsx';

interface LinesProps {
  readonly label: string;
  readonly questions: readonly Queued[];
  readonly onOpen: (id: string) => void;
}

const Lines = ({ label, questions, onOpen }: LinesProps) => (
  <section aria-label={label}>
    <h2 className="text-xl">{label}</h2>
    <ul className="mt-3 flex flex-col gap-3">
      {questions.map((question) => (
        <QueuedLine key={question.id} question={question} onOpen={() => onOpen(question.id)} />
      ))}
    </ul>
  </section>
);

const Content = () => {
  const text = questionsText.useText();
  const { data } = useSuspenseQuery(queueQuery());
  const { waiting, waiting_count: count, answered } = data;
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      {waiting.length === 0 ? (
        <EmptyState
          drawing={<CheckCircle2 aria-hidden="true" size={96} strokeWidth={1.25} className="text-success" />}
          title={text.mentors.empty}
        >
          {text.mentors.emptyText}
        </EmptyState>
      ) : (
        <Lines label={text.mentors.waiting(count)} questions={waiting} onOpen={setOpened} />
      )}
      {answered.length > 0 && <Lines label={text.mentors.answered} questions={answered} onOpen={setOpened} />}
      {opened !== null && <OpenedQuestion key={opened} id={opened} onClose={() => setOpened(null)} />}
    </>
  );
};

const Page = () => {
  const text = questionsText.useText();
  const { title, lead, forbiddenTitle, forbiddenText } = text.mentors;
  useTitle(title);
  const notForYou = (
    <EmptyState drawing={<ShieldAlert aria-hidden="true" size={96} strokeWidth={1.25} />} title={forbiddenTitle}>
      {forbiddenText}
    </EmptyState>
  );
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <p className="text-soft">{lead}</p>
      <LoadBoundary message={text.loadFailed} byCode={{ forbidden: notForYou }}>
        <Suspense fallback={<WaitingScreen>{text.loading}</WaitingScreen>}>
          <Content />
        </Suspense>
      </LoadBoundary>
    </>
  );
};

/** A mentor's waiting questions, and those they have answered. */
export const QueuePage = () => (
  <>
    <SkipLink />
    <AreaHeader />
    <main
      id={mainId}
      tabIndex={-1}
      className="mx-auto flex w-full max-w-3xl flex-col gap-5 px-4 py-8 outline-none sm:px-6"
    >
      <Suspense>
        <Page />
      </Suspense>
    </main>
  </>
);
