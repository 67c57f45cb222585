import { ClientError } from '@nivel/client/client-error';
import { LONGEST_QUESTION } from '@nivel/contracts/learning/question-values';
import { Button } from '@nivel/ui/button';
import { FieldError } from '@nivel/ui/field-error';
import { TextArea } from '@nivel/ui/text-area';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { formatNumber, reasonText } from '../in-words.ts';
import { learningText } from '../learning-text.ts';
import { questionKeys } from './questions.queries.ts';
import { questionsText } from './questions-text.ts';

interface MessageFormProps<Saved> {
  readonly label: string;
  readonly hint?: string;
  readonly action: string;
  /** The content above the button. */
  readonly note?: ReactNode;
  /** @param id the same for every attempt to send the same text, so that it is stored once */
  readonly send: (id: string, text: string) => Promise<Saved>;
  readonly onSent: (saved: Saved) => void;
  readonly onCancel?: () => void;
}

/** Why something about a question failed, in words. */
export const useQuestionReason = (): ((error: unknown) => string) => {
  const text = questionsText.useText();
  const learning = learningText.useText();
  return (error) => (error instanceof ClientError && text.reasons[error.code]) || reasonText(learning, error);
};

/** A message in Markdown. The typed text stays until it is stored. */
export const MessageForm = <Saved,>(props: MessageFormProps<Saved>) => {
  const { label, hint, action, note, send, onSent, onCancel } = props;
  const text = questionsText.useText();
  const reason = useQuestionReason();
  const client = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const failureId = useId();
  const [draft, setDraft] = useState({ id: crypto.randomUUID(), text: '' });
  const [isChecked, setIsChecked] = useState(false);
  const words = draft.text.trim();
  const isTooLong = [...words].length > LONGEST_QUESTION;
  const problem = words === '' ? text.empties : isTooLong ? text.tooLong(formatNumber(LONGEST_QUESTION)) : undefined;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => send(draft.id, words),
    onSuccess: (saved) => {
      setDraft({ id: crypto.randomUUID(), text: '' });
      setIsChecked(false);
      onSent(saved);
    },
    onSettled: async () => client.invalidateQueries({ queryKey: questionKeys.all }),
  });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (problem) field.current?.focus();
    else if (!isPending) mutate();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3">
      <TextArea
        ref={field}
        rows={6}
        label={label}
        {...(hint !== undefined && { hint })}
        value={draft.text}
        // Another text is another message.
        onChange={({ target }) => setDraft({ id: error ? crypto.randomUUID() : draft.id, text: target.value })}
        {...(isChecked && problem !== undefined && { error: problem })}
      />
      {note}
      {error && <FieldError id={failureId}>{text.failed(reason(error))}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isPending}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  );
};
