import { ownWordsOf } from '@nivel/contracts/auth/own-words';
import { Button } from '@nivel/ui/button';
import { useState, type SubmitEvent } from 'react';
import { useSession } from '../../app/session/session.ts';
import { accountsText, errorText } from './accounts-text.ts';
import { setPassword } from './accounts.calls.ts';
import { focusFirstError } from './focus-first-error.ts';
import { FormError } from './form-error.tsx';
import { joinText } from './join-text.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { assessPassword } from './password-strength.ts';
import { useSubmit } from './use-submit.ts';

/** Chooses a new password for whoever followed the recovery mail. */
export const SetPasswordForm = ({ onSaved }: { readonly onSaved: () => void }) => {
  const text = accountsText.useText();
  const words = joinText.useText();
  const state = useSession();
  const { isBusy, error, run } = useSubmit();
  const [password, setPasswordText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const ownWords = state.status === 'signed-in' ? ownWordsOf(state.user.email, state.user.user_metadata) : [];
  const { broken } = assessPassword(password, ownWords);
  const problem = password === '' ? text.required : broken && words.rules[broken];
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (problem) {
      focusFirstError(event.currentTarget);
      return;
    }
    void run(async () => {
      await setPassword(password);
      onSaved();
    });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <NewPasswordField
        label={words.newPassword}
        value={password}
        onChange={setPasswordText}
        ownWords={ownWords}
        error={isChecked ? problem : undefined}
      />
      <FormError>{error ? errorText(text, error) : undefined}</FormError>
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {words.savePassword}
      </Button>
    </form>
  );
};
