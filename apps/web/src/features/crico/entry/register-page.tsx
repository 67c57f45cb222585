import { buttonLook } from '@nivel/ui/button-look';
import { Spinner } from '@nivel/ui/spinner';
import { Button } from '@nivel/ui/button';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../../shell/session/session.ts';
import { Claim } from './claim.tsx';
import { EntryAlert } from './entry-alert.tsx';
import { entryError } from './entry-errors.ts';
import { EntryFrame } from './entry-frame.tsx';
import { entryText } from './entry-text.ts';
import { Invitation } from './invitation.tsx';
import { Joined } from './joined.tsx';
import { JoinByAddress } from './join-by-address.tsx';
import { readInstallation } from './entry.calls.ts';
import { keptInvite } from './kept-invite.ts';
import { useLoaded } from './use-loaded.ts';

/** The form that makes an account; accounts are another feature's, so the route brings it. */
export type AccountFormOf = (account: { readonly email?: string; readonly action: string }) => ReactNode;

const NoInvite = () => {
  const text = entryText.useText();
  return (
    <EntryFrame title={text.noInviteTitle} lead={text.noInviteText}>
      <Link to="/crico/login" className={buttonLook({ fullWidth: true })}>
        {text.signIn}
      </Link>
    </EntryFrame>
  );
};

/** Nobody brought an invite: the first administrator, whoever is invited by address, or nobody. */
const WithoutInvite = ({ accountForm }: { readonly accountForm: AccountFormOf }) => {
  const text = entryText.useText();
  const state = useSession();
  const { data, error, again } = useLoaded('installation', readInstallation);
  if (error) {
    return (
      <EntryFrame title={text.registerTitle}>
        <EntryAlert>{entryError(text, error, text.errors['no_answer'] ?? '')}</EntryAlert>
        <Button onClick={again}>{text.tryAgain}</Button>
      </EntryFrame>
    );
  }
  if (!data || state.status === 'loading') {
    return (
      <EntryFrame title={text.registerTitle}>
        <p role="status" className="flex items-center gap-2 text-soft">
          <Spinner size={20} />
          {text.checking}
        </p>
      </EntryFrame>
    );
  }
  if (!data.is_claimed) return <Claim accountForm={accountForm} needsToken={data.needs_setup_token} />;
  return state.status === 'signed-in' ? <JoinByAddress user={state.user} /> : <NoInvite />;
};

/** Where people come into Crico: by an invite, or as the first administrator. */
export const CricoRegisterPage = ({ accountForm }: { readonly accountForm: AccountFormOf }) => {
  const text = entryText.useText();
  const invite = keptInvite.use();
  // Kept here: with the invite that is used up, its page goes.
  const [isJoined, setIsJoined] = useState(false);
  if (isJoined) return <Joined title={text.registerTitle} />;
  if (invite === null) return <WithoutInvite accountForm={accountForm} />;
  return <Invitation key={invite} token={invite} accountForm={accountForm} onJoined={() => setIsJoined(true)} />;
};
