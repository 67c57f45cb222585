import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { session, useSession } from '../../../shell/session/session.ts';
import type { Invite } from '../area/data/crico.queries.ts';
import { ConsentField } from './consent-field.tsx';
import { EntryAlert } from './entry-alert.tsx';
import { entryError } from './entry-errors.ts';
import { EntryFrame } from './entry-frame.tsx';
import { EntryFailure, EntryLoading } from './entry-states.tsx';
import { entryText } from './entry-text.ts';
import { acceptInvite, createInvitedAccount, isInviteOver, previewInvite, sayConsent } from './entry.calls.ts';
import { storedInvite } from './stored-invite.ts';
import { NewAccount, type AccountFormOf, type AccountInput } from './new-account.tsx';
import { useLoaded } from './use-loaded.ts';
import { useStep } from './use-step.ts';

type Preview = Awaited<ReturnType<typeof previewInvite>>;

/** Another person is signed in here. */
const OtherAddress = ({ here, email }: { readonly here: string; readonly email: string }) => {
  const text = entryText.useText();
  const { isBusy, take } = useStep();
  const change = async () => {
    const token = storedInvite.read();
    await session.signOut();
    // Data in a tab are deleted with the session; the invite is for who comes.
    storedInvite.write(token);
  };
  return (
    <>
      <p className="rounded-sm bg-warning-soft px-3 py-2">{text.otherAddress(here, email)}</p>
      <Button fullWidth loading={isBusy} onClick={() => void take(change)}>
        {text.changePerson}
      </Button>
      <Link to="/crico/dashboard" className={buttonLook({ variant: 'secondary', fullWidth: true })}>
        {text.toCrico}
      </Link>
    </>
  );
};

/** The address has an account: its password is not replaced by a link. */
const SignInFirst = ({ email }: { readonly email: string }) => {
  const text = entryText.useText();
  return (
    <>
      <p>{text.signInFirst(email)}</p>
      <Link to="/crico/login" search={{ redirect: '/crico/register' }} className={buttonLook({ fullWidth: true })}>
        {text.signIn}
      </Link>
    </>
  );
};

interface InvitationProps {
  readonly token: string;
  readonly accountForm: AccountFormOf;
  /** It was accepted; `name` is that of the place it leads to. */
  readonly onJoined: (invite: Invite, name: string | null) => void;
}

const useJoin = (token: string, preview: Preview, onJoined: InvitationProps['onJoined']) => {
  const step = useStep();
  const [consent, setConsent] = useState<boolean | null>(null);
  const join = () =>
    step.take(async () => {
      const invite = await acceptInvite({ token });
      if (invite.organization_id !== null && consent !== null) await sayConsent(invite.organization_id, consent);
      onJoined(invite, preview.organization_name);
      storedInvite.write(null);
    });
  return { ...step, join, consent, setConsent };
};

interface WayInProps extends InvitationProps {
  readonly preview: Preview;
  /** Reads the invite again. */
  readonly again: () => void;
}

const WayIn = ({ preview, token, accountForm, onJoined, again }: WayInProps) => {
  const text = entryText.useText();
  const state = useSession();
  const { isBusy, error, join, consent, setConsent } = useJoin(token, preview, onJoined);
  const { email, organization_id: organizationId, organization_name: place } = preview;
  const isHere = state.status === 'signed-in';
  if (isHere && state.user.email.toLowerCase() !== email.toLowerCase())
    return <OtherAddress here={state.user.email} email={email} />;
  if (!isHere && preview.has_account) return <SignInFirst email={email} />;
  const create = async (account: AccountInput) => {
    try {
      await createInvitedAccount(token, account);
      void join();
    } catch (failure) {
      // It ended while the form was filled in: the page reports that.
      if (!isInviteOver(failure)) throw failure;
      again();
    }
  };
  return (
    <>
      {organizationId !== null && (
        <ConsentField organization={place ?? text.crico} value={consent} onChange={setConsent} />
      )}
      {isHere ? (
        <>
          <EntryAlert>{error ? entryError(text, error, text.failed) : undefined}</EntryAlert>
          <Button fullWidth loading={isBusy} onClick={() => void join()}>
            {text.accept}
          </Button>
        </>
      ) : (
        <NewAccount
          accountForm={accountForm}
          email={email}
          action={text.createAndJoin}
          create={create}
          signIn="/crico/login"
        />
      )}
    </>
  );
};

/** The page of an invite: its place, its recipient, and how to accept it. */
export const Invitation = ({ token, accountForm, onJoined }: InvitationProps) => {
  const text = entryText.useText();
  const { status } = useSession();
  const { data, error, again } = useLoaded(token, async () => previewInvite(token));
  if (error) {
    return (
      <EntryFailure error={error} onRetry={again}>
        {isInviteOver(error) && <p>{text.inviteOver}</p>}
        <Link
          to={status === 'signed-in' ? '/crico/dashboard' : '/crico/login'}
          className={buttonLook({ variant: 'secondary' })}
        >
          {status === 'signed-in' ? text.toCrico : text.signIn}
        </Link>
      </EntryFailure>
    );
  }
  if (!data || status === 'loading') return <EntryLoading />;
  const lead = `${text.inviteLead(data.invited_by_name, data.organization_name ?? text.crico)} ${text.inviteFor(data.email)}`;
  return (
    <EntryFrame title={text.registerTitle} lead={lead}>
      <WayIn preview={data} token={token} accountForm={accountForm} onJoined={onJoined} again={again} />
    </EntryFrame>
  );
};
