import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { accountsText, errorText } from './accounts-text.ts';
import { joinText } from './join-text.ts';
import { useCountdown } from './use-countdown.ts';
import { useSubmit } from './use-submit.ts';
import { limits } from '../../limits/limits.ts';

const { resendAfterSeconds } = limits.account;

/** How long the service asks to wait; it names the time in a header or in its sentence. */
const waitOf = ({ retryAfter, message }: ClientError): number =>
  retryAfter ?? Number(/after (\d+) seconds/.exec(message)?.[1] ?? resendAfterSeconds);

interface ResendButtonProps {
  /** Whether one was sent just now, so that another one has to wait. */
  readonly isSent?: boolean;
  readonly onResend: () => Promise<void>;
  /** What is asked for, in words, where it is no mail. */
  readonly action?: string;
  /** A refusal in words, where those of sign-in do not have it. */
  readonly describe?: (error: unknown) => string;
}

/** Asks for another mail or SMS, once a minute; the wait is shown. */
export const ResendButton = ({ isSent = true, onResend, action, describe }: ResendButtonProps) => {
  const text = accountsText.useText();
  const words = joinText.useText();
  const { seconds, start } = useCountdown(isSent ? resendAfterSeconds : 0);
  const { isBusy, error, run } = useSubmit();
  const resend = () =>
    run(async () => {
      try {
        await onResend();
        start(resendAfterSeconds);
      } catch (failure) {
        if (failure instanceof ClientError && failure.status === 429) start(waitOf(failure));
        throw failure;
      }
    });
  return (
    <div className="flex flex-col gap-2">
      <Button variant="secondary" fullWidth loading={isBusy} disabled={seconds > 0} onClick={() => void resend()}>
        {seconds > 0 ? words.resendIn(seconds) : (action ?? words.resend)}
      </Button>
      <p role="status" className="text-center text-sm text-danger">
        {error ? (describe?.(error) ?? errorText(text, error)) : ''}
      </p>
    </div>
  );
};
