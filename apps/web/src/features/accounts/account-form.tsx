import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { accountsText } from './accounts-text.ts';
import { browserData, signUp } from './accounts.calls.ts';
import { EmailField } from './email-field.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { FormError } from './form-error.tsx';
import { joinText, passwordErrorText } from './join-text.ts';
import { NameFields } from './name-fields.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { pendingEmail } from './pending-email.ts';
import { pendingNext } from './pending-next.ts';
import { checkForm, emptyForm, ownWords, type RegisterErrors, type RegisterForm } from './register-form.ts';
import { useSubmit } from './use-submit.ts';

/** The form values for a new account, and the settings of the person's browser. */
export interface WantedAccount extends ReturnType<typeof browserData> {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

interface AccountFormProps {
  /** The address, where it is settled already. */
  readonly email?: string;
  readonly action: string;
  /** The page to continue with once the address is proven. */
  readonly next: string;
  /** Makes the account of an address that is proven already; without it the address is proven by an e-mail. */
  readonly create?: (account: WantedAccount) => Promise<void>;
}

const useSignUp = ({ next, create }: Pick<AccountFormProps, 'next' | 'create'>) => {
  const navigate = useNavigate();
  const submit = useSubmit();
  const send = (address: string, { password, firstName, lastName }: RegisterForm) =>
    submit.run(async () => {
      const names = { firstName: firstName.trim(), lastName: lastName.trim() };
      if (create) {
        await create({ ...names, password, ...browserData() });
        return;
      }
      pendingNext.write(next);
      const isSignedIn = await signUp(address, password, names, next);
      pendingEmail.write(address);
      // Once signed in, the page around it continues.
      if (!isSignedIn) await navigate({ to: '/verify-email' });
    });
  return { ...submit, send };
};

/** Creates an account with the required fields only: names, address and password. */
export const AccountForm = ({ email, action, next, create }: AccountFormProps) => {
  const text = accountsText.useText();
  const words = joinText.useText();
  const { isBusy, error, send } = useSignUp({ next, create });
  const [form, setForm] = useState(emptyForm);
  const [isChecked, setIsChecked] = useState(false);
  const whole = { ...form, email: email ?? form.email };
  const problems = checkForm(whole, { ...words, required: text.required });
  const { firstName, lastName, email: address, password } = problems;
  const isBroken = [firstName, lastName, address, password].some(Boolean);
  const shown: RegisterErrors = isChecked ? problems : {};
  const change = (values: Partial<RegisterForm>) => setForm({ ...form, ...values });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isBroken) focusFirstError(event.currentTarget);
    else void send(whole.email.trim(), form);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <NameFields names={form} errors={shown} change={change} />
      {email === undefined ? (
        <EmailField value={form.email} onChange={(value) => change({ email: value })} error={shown.email} />
      ) : (
        <TextField label={text.email} name="email" type="email" autoComplete="username" readOnly value={email} />
      )}
      <NewPasswordField
        label={text.password}
        value={form.password}
        onChange={(value) => change({ password: value })}
        ownWords={ownWords(whole)}
        error={shown.password}
      />
      <FormError>{error ? passwordErrorText(words, text, error) : undefined}</FormError>
      <Button type="submit" fullWidth loading={isBusy}>
        {action}
      </Button>
    </form>
  );
};
