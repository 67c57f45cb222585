import { Button } from '@nivel/ui/button';
import { TextField } from '@nivel/ui/text-field';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { useSession } from '../../../shell/session/session.ts';
import { accountsText } from '../accounts-text.ts';
import { beginFlow, loginWay, type FlowChallenge } from '../area/providers/provider-flow.ts';
import { beginSso } from '../area/providers/provider.calls.ts';
import { providerError, providersText } from '../area/providers/providers-text.ts';
import { AuthCard } from '../auth-card.tsx';
import { focusFirstError } from '../focus-first-error.ts';
import { FormError } from '../form-error.tsx';
import { joinText } from '../join-text.ts';
import { useSubmit } from '../use-submit.ts';
import { domainIn } from './organization-domain.ts';

const route = getRouteApi('/public/sso');

const OrganizationForm = ({ redirect }: { readonly redirect: string | undefined }) => {
  const text = accountsText.useText();
  const words = providersText.useText();
  const { isBusy, error, run } = useSubmit();
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  // One for the page: a second click while the browser leaves must not replace the secret of the first.
  const flow = useRef<Promise<FlowChallenge>>(undefined);
  const domain = domainIn(typed);
  const { organization } = words;
  const leave = async (to: string) => {
    flow.current ??= beginFlow();
    location.assign(await beginSso(to, await flow.current, loginWay(redirect)));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (domain === undefined) focusFirstError(event.currentTarget);
    else void run(() => leave(domain));
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <FormError>{error ? providerError(words, text, error) : undefined}</FormError>
      <TextField
        label={organization.name}
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={organization.example}
        required
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={isChecked && domain === undefined ? organization.invalid : undefined}
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {organization.goOn}
      </Button>
    </form>
  );
};

/** Asks for the organization with whose identity provider a person signs in, and leads there. */
export const SsoPage = () => {
  const { organization } = providersText.useText();
  const words = joinText.useText();
  const { redirect } = route.useSearch();
  const { status } = useSession();
  useTitle(organization.title);
  if (status === 'signed-in') return <Navigate to="/login" search={{ redirect }} replace />;
  return (
    <AuthCard title={organization.title} lead={organization.text}>
      <div className="flex flex-col gap-4">
        <OrganizationForm redirect={redirect} />
        <Link
          to="/login"
          search={{ redirect }}
          className="inline-flex min-h-11 items-center justify-center font-medium text-accent underline underline-offset-4"
        >
          {words.backToLogin}
        </Link>
      </div>
    </AuthCard>
  );
};
