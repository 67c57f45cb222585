import { Button } from '@nivel/ui/button';
import { MessageSquare } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { accountsText } from './accounts-text.ts';
import { CodeForm } from './code-form.tsx';
import { FormError } from './form-error.tsx';
import { pendingSms } from './pending-sms.ts';
import { ResendButton } from './resend-button.tsx';
import { secondStepError, secondStepText } from './second-step-text.ts';
import { useSubmit } from './use-submit.ts';

interface SmsFormProps {
  readonly factorId: string;
  readonly phoneEnd: string;
  /** Has an SMS sent: the id of its challenge, or undefined where none is needed; throws the service's error. */
  readonly onSend: () => Promise<string | undefined>;
  /** Shows the code of the SMS of a challenge; throws the service's error. */
  readonly onCode: (challengeId: string, code: string) => Promise<void>;
}

/** The code of an SMS, which is sent by a button: each costs money, and somebody may come here for another factor. */
export const SmsForm = ({ factorId, phoneEnd, onSend, onCode }: SmsFormProps) => {
  const words = secondStepText.useText();
  const text = accountsText.useText();
  const { isBusy, error, run } = useSubmit();
  const [challengeId, setChallengeId] = useState(() => pendingSms(factorId).read());
  const [isSent, setIsSent] = useState(false);
  const describe = (failure: unknown) => secondStepError(words, text, failure, 'phone');
  const send = async () => {
    const sent = await onSend();
    if (sent === undefined) return;
    setIsSent(true);
    setChallengeId(sent);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(send);
  };
  if (challengeId === '')
    return (
      <form onSubmit={onSubmit} className="flex flex-col gap-5">
        <FormError>{error ? describe(error) : undefined}</FormError>
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={isBusy}
          icon={<MessageSquare aria-hidden="true" size={20} />}
        >
          {words.sms.send}
        </Button>
      </form>
    );
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="rounded-md bg-info-soft px-4 py-3">
        {words.sms.sent(phoneEnd)}
      </p>
      {/* Another SMS begins another form: what was typed before, and what was wrong with it, is of no use. */}
      <CodeForm key={challengeId} onCode={(code) => onCode(challengeId, code)} describe={describe} />
      <ResendButton isSent={isSent} action={words.sms.resend} describe={describe} onResend={send} />
    </div>
  );
};
