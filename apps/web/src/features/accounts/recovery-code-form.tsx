import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { accountsText } from './accounts-text.ts';
import { focusFirstError } from './focus-first-error.ts';
import { joinText } from './join-text.ts';
import { secondStepError, secondStepText } from './second-step-text.ts';
import { useSubmit } from './use-submit.ts';

/** Characters of a code with the blanks and hyphens that people type. */
const LONGEST = 40;

/** A recovery code, as somebody copies or types it. */
export const RecoveryCodeForm = ({ onCode }: { readonly onCode: (code: string) => Promise<void> }) => {
  const words = secondStepText.useText();
  const text = accountsText.useText();
  const { confirm } = joinText.useText();
  const { isBusy, error, setError, run } = useSubmit();
  const [code, setCode] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = code.trim() === '';
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isMissing) focusFirstError(event.currentTarget);
    else void run(() => onCode(code));
  };
  const failure = error ? secondStepError(words, text, error, 'recovery_code') : undefined;
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <TextField
        label={words.recovery.code}
        hint={words.recovery.codeHint}
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        required
        value={code}
        onChange={(event) => {
          setError(undefined);
          setCode(event.target.value);
        }}
        error={isChecked && isMissing ? text.required : failure}
        className="font-mono"
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {confirm}
      </Button>
    </form>
  );
};
