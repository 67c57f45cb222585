import { TextField } from '@nivel/ui/text-field';
import { requestReauthentication } from '../account-changes.calls.ts';
import { joinText } from '../join-text.ts';
import { ResendButton } from '../resend-button.tsx';

interface ReauthenticationFieldProps {
  /** The reason for the code, and the address it was sent to. */
  readonly lead: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error: string | undefined;
}

/** The code of the e-mail that shows once more whose address it is. */
export const ReauthenticationField = ({ lead, value, onChange, error }: ReauthenticationFieldProps) => {
  const words = joinText.useText();
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="rounded-md bg-info-soft px-4 py-3">
        {lead}
      </p>
      <TextField
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
        error={error}
        className="text-center font-heading text-2xl tracking-[0.4em] tabular-nums"
      />
      <ResendButton onResend={requestReauthentication} />
    </div>
  );
};
