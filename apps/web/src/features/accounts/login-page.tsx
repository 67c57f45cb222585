import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { getRouteApi, Link, Navigate, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useSession } from '../../shell/session/session.ts';
import { useTitle } from '../../shell/navigation/use-title.ts';
import { AccountPasswordField } from './account-password-field.tsx';
import { accountsText, errorText } from './accounts-text.ts';
import { AuthCard } from './auth-card.tsx';
import { EmailField } from './email-field.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { FormError } from './form-error.tsx';
import { pendingEmail } from './pending-email.ts';
import { Providers } from './providers/providers.tsx';
import { signIn } from './sign-in.ts';
import { useSubmit } from './use-submit.ts';

const route = getRouteApi('/public/login');

const useLogin = () => {
  const navigate = useNavigate();
  const submit = useSubmit();
  const send = (email: string, password: string) =>
    submit.run(async () => {
      try {
        await signIn(email, password);
      } catch (error) {
        if (!(error instanceof ClientError) || error.code !== 'email_not_confirmed') throw error;
        pendingEmail.write(email);
        await navigate({ to: '/verify-email', search: { unconfirmed: true } });
      }
    });
  return { ...submit, send };
};

/** A signed-in person goes back to where they wanted to be; the path may carry a query, so it is no typed route. */
const useReturn = (isSignedIn: boolean, path = '/estudiantes-dashboard') => {
  const { history } = useRouter();
  useEffect(() => {
    if (isSignedIn) history.replace(path);
  }, [isSignedIn, path, history]);
};

export const LoginPage = () => {
  const text = accountsText.useText();
  const { redirect } = route.useSearch();
  const { status } = useSession();
  const { isBusy, error, send } = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  useTitle(text.signIn);
  useReturn(status === 'signed-in', redirect);

  const isIncomplete = email.trim() === '' || password === '';
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isIncomplete) focusFirstError(event.currentTarget);
    else void send(email.trim(), password);
  };
  const missing = (value: string) => (isChecked && value.trim() === '' ? text.required : undefined);
  const formError = isChecked && isIncomplete ? text.credentialsNeeded : error ? errorText(text, error) : undefined;
  if (status === 'second-step') return <Navigate to="/second-step" search={{ redirect }} replace />;
  return (
    <AuthCard title={text.loginTitle} lead={text.loginText}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <FormError>{formError}</FormError>
        <EmailField value={email} onChange={setEmail} error={missing(email)} />
        <AccountPasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={missing(password)}
        />
        <Link
          to="/recover"
          className="inline-flex min-h-11 items-center self-end font-medium text-accent underline-offset-4 hover:underline"
        >
          {text.forgot}
        </Link>
        <Button type="submit" size="lg" fullWidth loading={isBusy}>
          {text.signIn}
        </Button>
        <Link to="/magic-link" search={{ redirect }} className={buttonLook({ variant: 'secondary', size: 'lg' })}>
          {text.magicLink}
        </Link>
        <Providers redirect={redirect} />
        <p className="text-center text-soft">
          {text.noAccount}{' '}
          <Link to="/register" className="inline-block py-2.5 font-semibold text-accent underline underline-offset-4">
            {text.signUp}
          </Link>
        </p>
      </form>
    </AuthCard>
  );
};
