import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { PasswordField } from '@nivel/ui/password-field';
import { TextField } from '@nivel/ui/text-field';
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react';
import { useSession } from '../../../shell/session/session.ts';
import { readInstallation } from '../area/data/installation.query.ts';
import { EntryAlert } from './entry-alert.tsx';
import { entryError } from './entry-errors.ts';
import { EntryFrame } from './entry-frame.tsx';
import { entryText } from './entry-text.ts';
import { signInToCrico } from './entry.calls.ts';
import { storedInvite } from './stored-invite.ts';
import { useLoaded } from './use-loaded.ts';
import { useStep } from './use-step.ts';

const route = getRouteApi('/crico/login');
const DASHBOARD = '/crico/dashboard';
const linkLook =
  'inline-flex min-h-9 items-center font-medium text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11';

const isUnconfirmed = (error: unknown): boolean => error instanceof ClientError && error.code === 'email_not_confirmed';

/** Signs in, and goes to the wanted page; a signed-in person goes there immediately. */
const useLogin = () => {
  const { redirect = DASHBOARD } = route.useSearch();
  const { history } = useRouter();
  const navigate = useNavigate();
  const { status } = useSession();
  const { isBusy, error, take } = useStep();
  const [hasEntered, setHasEntered] = useState(false);
  // The next page asks for the steps that are still missing.
  const isHere = (status === 'signed-in' || status === 'second-step') && !isBusy && !hasEntered;
  useEffect(() => {
    if (isHere) history.replace(redirect);
  }, [isHere, redirect, history]);
  const send = (email: string, password: string) =>
    take(async () => {
      const entered = await signInToCrico(email, password);
      setHasEntered(true);
      // A waiting invite is read again after all steps are done.
      if (entered === 'second-step' && storedInvite.read() !== null)
        await navigate({ to: '/second-step', search: { redirect: '/crico/register' }, replace: true });
      else history.replace(entered === 'joining' ? '/crico/register' : redirect);
    });
  return { isBusy, error, send };
};

/** People without access: where the first administrator is made, or an account with the invited address. */
const Newcomers = () => {
  const text = entryText.useText();
  const { data } = useLoaded('installation', readInstallation);
  const isUnclaimed = data?.is_claimed === false;
  return (
    <p className="text-soft">
      {isUnclaimed ? text.unclaimed : text.invitedOnly}{' '}
      <Link to={isUnclaimed ? '/admin-setup' : '/crico/register'} className={linkLook}>
        {isUnclaimed ? text.setUp : text.registerWithAddress}
      </Link>
    </p>
  );
};

interface CricoLoginPageProps {
  /** Other ways in, which lead to a page of the area. */
  readonly providers: (redirect: string) => ReactNode;
}

export const CricoLoginPage = ({ providers }: CricoLoginPageProps) => {
  const text = entryText.useText();
  const { redirect = DASHBOARD } = route.useSearch();
  const { isBusy, error, send } = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (email.trim() === '') event.currentTarget.querySelector<HTMLElement>('[name=email]')?.focus();
    else if (password === '') event.currentTarget.querySelector<HTMLElement>('[name=password]')?.focus();
    else void send(email.trim(), password);
  };
  const missing = (value: string) => (isChecked && value.trim() === '' ? text.needed : undefined);
  return (
    <EntryFrame title={text.loginTitle} lead={text.loginText}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <EntryAlert>{error ? entryError(text, error, text.errors['no_answer'] ?? '') : undefined}</EntryAlert>
        {isUnconfirmed(error) && (
          <Link to="/verify-email" search={{ unconfirmed: true }} className={linkLook}>
            {text.confirmAddress}
          </Link>
        )}
        <TextField
          label={text.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={missing(email)}
        />
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          required
          showLabel={text.showPassword}
          hideLabel={text.hidePassword}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={missing(password)}
        />
        <Button type="submit" fullWidth loading={isBusy}>
          {text.signIn}
        </Button>
        {providers(redirect)}
      </form>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3">
        <Newcomers />
        <Link to="/recover" className={linkLook}>
          {text.forgot}
        </Link>
      </div>
    </EntryFrame>
  );
};
