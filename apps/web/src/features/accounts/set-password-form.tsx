import { ClientError } from '@nivel/client/client-error';
import { ownWordsOf } from '@nivel/contracts/auth/own-words';
import { Button } from '@nivel/ui/button';
import { Link } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { useSession } from '../../shell/session/session.ts';
import { accountsText } from './accounts-text.ts';
import { changeAccount, completeAccount } from './account-changes.calls.ts';
import { focusFirstError } from './focus-first-error.ts';
import { FormError } from './form-error.tsx';
import { joinText, passwordErrorText } from './join-text.ts';
import { NameFields, type Names } from './name-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { assessPassword } from './password-strength.ts';
import { nameProblem } from './register-form.ts';
import { useSubmit } from './use-submit.ts';

interface SetPasswordFormProps {
  /** Whether the names were cleared together with the password, and are requested again. */
  readonly withNames?: boolean;
  readonly action: string;
  readonly onSaved?: () => void;
}

const noNames: Names = { firstName: '', lastName: '' };

/** The proof of an e-mail replaces the current password for some minutes only, and a session is recent for a day. */
const isProofTooOld = (error: unknown): boolean =>
  error instanceof ClientError && ['current_password_required', 'reauthentication_needed'].includes(error.code);

const AskAgain = () => {
  const words = joinText.useText();
  return (
    <Link
      to="/recover"
      reloadDocument
      className="inline-flex min-h-11 items-center justify-center font-medium text-accent underline underline-offset-4"
    >
      {words.askAgain}
    </Link>
  );
};

/** The state of the form while it is filled in: the error, in words, and the words of which the password must not consist. */
const useChecks = (password: string, names: Names, withNames: boolean) => {
  const text = accountsText.useText();
  const words = { ...joinText.useText(), required: text.required };
  const state = useSession();
  const known = state.status === 'signed-in' ? ownWordsOf(state.user.email, state.user.user_metadata) : [];
  const ownWords = [...known, names.firstName, names.lastName];
  const { broken } = assessPassword(password, ownWords);
  const problems = {
    firstName: withNames ? nameProblem(names.firstName, words) : undefined,
    lastName: withNames ? nameProblem(names.lastName, words) : undefined,
    password: password === '' ? text.required : broken && words.rules[broken],
  };
  return { ownWords, problems, isBroken: Object.values(problems).some(Boolean) };
};

/** Chooses a new password for a person who came by an e-mail, and a name if none is known yet. */
export const SetPasswordForm = ({ withNames = false, action, onSaved }: SetPasswordFormProps) => {
  const text = accountsText.useText();
  const words = joinText.useText();
  const { isBusy, error, run } = useSubmit();
  const [password, setPassword] = useState('');
  const [names, setNames] = useState(noNames);
  const [isChecked, setIsChecked] = useState(false);
  const { ownWords, problems, isBroken } = useChecks(password, names, withNames);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isBroken) {
      focusFirstError(event.currentTarget);
      return;
    }
    const trimmed = { firstName: names.firstName.trim(), lastName: names.lastName.trim() };
    void run(async () => {
      await (withNames ? completeAccount(password, trimmed) : changeAccount({ password }));
      onSaved?.();
    });
  };
  const isTooOld = isProofTooOld(error);
  const failure = error ? (isTooOld ? words.proofTooOld : passwordErrorText(words, text, error)) : undefined;
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {withNames && (
        <NameFields
          names={names}
          errors={isChecked ? problems : {}}
          change={(changed) => setNames({ ...names, ...changed })}
        />
      )}
      <NewPasswordField
        label={words.newPassword}
        value={password}
        onChange={setPassword}
        ownWords={ownWords}
        error={isChecked ? problems.password : undefined}
      />
      <FormError>{failure}</FormError>
      {isTooOld && <AskAgain />}
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {action}
      </Button>
    </form>
  );
};
