import { buttonLook } from '@nivel/ui/button-look';
import { Dialog } from '@nivel/ui/dialog';
import { Spinner } from '@nivel/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import type { DrawerProps } from '../../../../shell/drawer/use-drawer.tsx';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { MessageForm, useQuestionReason } from './message-form.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { promisedDay } from './promise-line.tsx';
import { QuestionCard } from './question-card.tsx';
import { myQuestionsQuery, type MyQuestions } from './questions.queries.ts';
import { questionsText } from './questions-text.ts';

const route = getRouteApi('/protected/signed-in/learning/dashboard/modulos/$moduleId/partes/$partId');

const Asking = ({ partId, mine }: { readonly partId: string; readonly mine: MyQuestions }) => {
  const text = questionsText.useText();
  const { promised_on: day, left } = mine;
  if (day === null) return <PlanOffer />;
  if (left === 0) return <p>{text.noneLeft}</p>;
  return (
    <MessageForm
      label={text.question}
      hint={text.questionHint}
      action={text.send}
      note={<p className="text-soft">{text.wouldPromise(promisedDay(day))}</p>}
      send={async (id, words) => siteClient.call('ask_question', { question_id: id, part_id: partId, text: words })}
      onSent={({ promises }) => {
        const promise = promises.at(-1);
        if (promise) notify({ type: 'success', message: text.sent(promisedDay(promise.promised_on)) });
      }}
    />
  );
};

/** Asks a person about the part that stays open behind it, and shows earlier questions about it. */
export const AskDrawer = (dialog: DrawerProps) => {
  const { partId } = route.useParams();
  const text = questionsText.useText();
  const reason = useQuestionReason();
  const { data, error } = useQuery(myQuestionsQuery(partId));
  return (
    <Dialog {...dialog} side="end" isWide title={text.dialogTitle} closeLabel={text.close}>
      <div className="mt-4 flex flex-col gap-6">
        {!data && !error && (
          <p role="status" className="flex items-center gap-2 text-soft">
            <Spinner />
            {text.loading}
          </p>
        )}
        {!data && error && <p role="alert">{text.loadFailed(reason(error))}</p>}
        {data && <Asking partId={partId} mine={data} />}
        {data?.questions.map((question) => (
          <QuestionCard key={question.id} question={question} heading="h3" />
        ))}
        <Link to="/dashboard/preguntas" className={buttonLook({ variant: 'ghost' })}>
          {text.all}
        </Link>
      </div>
    </Dialog>
  );
};
