import { useState, type ReactNode } from 'react';
import { useSession } from '../../../shell/session/session.ts';
import { Claim } from './claim.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { EntryFailure, EntryLoading } from './entry-states.tsx';
import { entryText } from './entry-text.ts';
import { Invitation } from './invitation.tsx';
import { JoinByAddress } from './join-by-address.tsx';
import type { Invite } from '../area/data/crico.queries.ts';
import { readInstallation } from '../area/data/installation.query.ts';
import { storedInvite } from './stored-invite.ts';
import { NewAccount, type AccountFormOf } from './new-account.tsx';
import { useDestination } from './use-destination.ts';
import { useLoaded } from './use-loaded.ts';

/** Whether the address is invited is revealed only to a person who has proven it. */
const AccountForAddress = ({ accountForm }: { readonly accountForm: AccountFormOf }) => {
  const text = entryText.useText();
  return (
    <EntryFrame title={text.registerTitle} lead={text.byAddressText}>
      <NewAccount accountForm={accountForm} signIn="/crico/login" />
    </EntryFrame>
  );
};

interface RegisterPageProps {
  readonly accountForm: AccountFormOf;
  /** In place of the other ways in, once the installation has an administrator. */
  readonly whenClaimed?: ReactNode;
}

interface WithoutInviteProps extends RegisterPageProps {
  readonly onJoined: (invite: Invite) => void;
}

/** There is no link: the first administrator, or a person invited by address. */
const WithoutInvite = ({ accountForm, whenClaimed, onJoined }: WithoutInviteProps) => {
  const state = useSession();
  const { data, error, again } = useLoaded('installation', readInstallation);
  if (error) return <EntryFailure error={error} onRetry={again} />;
  if (!data || state.status === 'loading') return <EntryLoading />;
  if (!data.is_claimed) return <Claim accountForm={accountForm} needsToken={data.needs_setup_token} />;
  if (whenClaimed !== undefined) return whenClaimed;
  return state.status === 'signed-in' ? (
    <JoinByAddress user={state.user} onJoined={onJoined} />
  ) : (
    <AccountForAddress accountForm={accountForm} />
  );
};

/** Where people come into Crico: by an invite, or as the first administrator. */
export const CricoRegisterPage = ({ accountForm, whenClaimed }: RegisterPageProps) => {
  const invite = storedInvite.use();
  const arrive = useDestination();
  // Kept here: once the invite is used up, its page is removed.
  const [isJoined, setIsJoined] = useState(false);
  const onJoined = (accepted: Invite, name: string | null) => {
    setIsJoined(true);
    arrive(accepted, name);
  };
  if (isJoined) return <EntryLoading />;
  if (invite === null)
    return (
      <WithoutInvite
        accountForm={accountForm}
        {...(whenClaimed !== undefined && { whenClaimed })}
        onJoined={(accepted) => onJoined(accepted, null)}
      />
    );
  return <Invitation key={invite} token={invite} accountForm={accountForm} onJoined={onJoined} />;
};
