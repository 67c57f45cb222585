import { Button } from '@nivel/ui/button';
import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { useSession } from '../../shell/session/session.ts';
import { useTitle } from '../../shell/navigation/use-title.ts';
import { accountsText } from './accounts-text.ts';
import { signUp } from './accounts.calls.ts';
import { AuthCard } from './auth-card.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { FormError } from './form-error.tsx';
import { joinText, passwordErrorText } from './join-text.ts';
import { pendingEmail } from './pending-email.ts';
import { Providers } from './providers/providers.tsx';
import { AccountFields, ProfileFields } from './register-fields.tsx';
import { checkForm, emptyForm, type RegisterForm } from './register-form.ts';
import { useSubmit } from './use-submit.ts';

const useRegister = () => {
  const navigate = useNavigate();
  const submit = useSubmit();
  const send = ({ email, password, ...profile }: RegisterForm) =>
    submit.run(async () => {
      const address = email.trim();
      const trimmed = { ...profile, firstName: profile.firstName.trim(), lastName: profile.lastName.trim() };
      const isSignedIn = await signUp(address, password, trimmed);
      pendingEmail.write(address);
      await navigate({ to: isSignedIn ? '/estudiantes-dashboard' : '/verify-email' });
    });
  return { ...submit, send };
};

export const RegisterPage = () => {
  const text = accountsText.useText();
  const words = joinText.useText();
  const { status } = useSession();
  const { isBusy, error, send } = useRegister();
  const [form, setForm] = useState(emptyForm);
  const [isChecked, setIsChecked] = useState(false);
  useTitle(text.signUp);
  if (status === 'signed-in') return <Navigate to="/estudiantes-dashboard" replace />;

  const problems = checkForm(form, { ...words, required: text.required });
  const isBroken = Object.keys(problems).length > 0;
  const errors = isChecked ? problems : {};
  const change = (values: Partial<RegisterForm>) => setForm({ ...form, ...values });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isBroken) focusFirstError(event.currentTarget);
    else void send(form);
  };
  const isWithoutCredentials = form.email.trim() === '' || form.password === '';
  const checked = isWithoutCredentials ? text.credentialsNeeded : words.checkForm;
  const formError = isChecked && isBroken ? checked : error ? passwordErrorText(words, text, error) : undefined;
  return (
    <AuthCard title={words.registerTitle} lead={words.registerText}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
        <section aria-label={words.yourAccount} className="flex flex-col gap-5">
          <AccountFields form={form} errors={errors} change={change} />
        </section>
        <section aria-labelledby="about-you" className="flex flex-col gap-5 border-t border-line pt-6">
          <div>
            <h2 id="about-you" className="text-xl">
              {words.aboutYou}
            </h2>
            <p className="mt-1 text-soft">{words.aboutYouText}</p>
          </div>
          <ProfileFields form={form} errors={errors} change={change} />
        </section>
        <FormError>{formError}</FormError>
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          {words.createAccount}
        </Button>
        <Providers />
        <p className="text-center text-soft">
          {words.hasAccount}{' '}
          <Link to="/login" className="inline-block py-2.5 font-semibold text-accent underline underline-offset-4">
            {text.signIn}
          </Link>
        </p>
      </form>
    </AuthCard>
  );
};
