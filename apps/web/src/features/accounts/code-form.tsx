import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { accountsText, errorText } from './accounts-text.ts';
import { focusFirstError } from './focus-first-error.ts';
import { joinText } from './join-text.ts';
import { useSubmit } from './use-submit.ts';

interface CodeFormProps {
  /** Sends the six digits; throws the service's error. */
  readonly onCode: (code: string) => Promise<void>;
  /** A refusal in words, where those of sign-in do not have it. */
  readonly describe?: (error: unknown) => string;
}

/** The six digits of a mail that is read on another device, or of an app. */
export const CodeForm = ({ onCode, describe }: CodeFormProps) => {
  const text = accountsText.useText();
  const words = joinText.useText();
  const { isBusy, error, setError, run } = useSubmit();
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isComplete = /^\d{6}$/.test(code);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isComplete) void run(() => onCode(code));
    else focusFirstError(event.currentTarget);
  };
  const problem =
    isChecked && !isComplete ? words.codeInvalid : error ? (describe?.(error) ?? errorText(text, error)) : undefined;
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <TextField
        label={words.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        value={code}
        onChange={(event) => {
          setError(undefined);
          setCode(event.target.value.replace(/\D/g, ''));
        }}
        error={problem}
        className="text-center font-heading text-2xl tracking-[0.4em] tabular-nums"
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {words.confirm}
      </Button>
    </form>
  );
};
