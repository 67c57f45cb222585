import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { FieldError } from '@nivel/ui/field-error';
import { Spinner } from '@nivel/ui/spinner';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { notify } from '../../../shell/toasts/toaster.ts';
import { MessageForm, useQuestionReason } from '../area/questions/message-form.tsx';
import { questionKeys } from '../area/questions/questions.queries.ts';
import { questionsText } from '../area/questions/questions-text.ts';
import { Thread } from '../area/questions/thread.tsx';

type Opened = OutputOf<Procedures['open_question']>;

/** Each asking is a look that is written down: it is requested once for each opening. */
const openedQuery = (id: string) =>
  queryOptions({
    queryKey: ['opened-question', id],
    queryFn: async () => siteClient.call('open_question', { question_id: id }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

const useTake = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => siteClient.call('open_question', { question_id: id, take: true }),
    onSuccess: (opened) => client.setQueryData(openedQuery(id).queryKey, opened),
    onSettled: async () => client.invalidateQueries({ queryKey: questionKeys.queue }),
  });
};

interface ActsProps {
  readonly opened: Opened;
  readonly onAnswered: () => void;
}

/** Takes the question, and answers it. */
const Acts = ({ opened: { id, state, taken }, onAnswered }: ActsProps) => {
  const text = questionsText.useText();
  const words = text.mentors;
  const reason = useQuestionReason();
  const failureId = useId();
  const { mutate, isPending, error } = useTake(id);
  if (state !== 'open' && state !== 'reopened') return null;
  if (taken === 'others') return <p className="font-medium">{words.others}</p>;
  if (taken === 'mine')
    return (
      <MessageForm
        label={words.answer}
        hint={words.answerHint}
        action={words.sendAnswer}
        send={async (messageId, answer) =>
          siteClient.call('answer_question', { question_id: id, message_id: messageId, text: answer })
        }
        onSent={onAnswered}
      />
    );
  return (
    <div className="flex flex-col items-start gap-3">
      <Button loading={isPending} onClick={() => mutate()}>
        {words.take}
      </Button>
      {error && <FieldError id={failureId}>{text.failed(reason(error))}</FieldError>}
    </div>
  );
};

interface OpenedQuestionProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The question, for a mentor who opened it. */
export const OpenedQuestion = ({ id, onClose }: OpenedQuestionProps) => {
  const text = questionsText.useText();
  const words = text.mentors;
  const reason = useQuestionReason();
  const { data, error } = useQuery(openedQuery(id));
  const onAnswered = () => {
    notify({ type: 'success', message: words.sent });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      side="end"
      isWide
      title={data?.part ? text.about(data.part.title) : words.title}
      closeLabel={text.close}
    >
      <div className="mt-4 flex flex-col gap-6">
        {!data && !error && (
          <p role="status" className="flex items-center gap-2 text-soft">
            <Spinner />
            {text.loading}
          </p>
        )}
        {!data && error && <p role="alert">{text.loadFailed(reason(error))}</p>}
        {data && <Thread question={data} learner={words.from(data.first_name)} />}
        {data && data.rating !== null && (
          <p className="font-medium">{[text.rated(data.rating), data.rating_words].filter(Boolean).join(' · ')}</p>
        )}
        {data && <Acts opened={data} onAnswered={onAnswered} />}
      </div>
    </Dialog>
  );
};
