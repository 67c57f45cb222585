import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import type { Invite } from '../area/data/crico.queries.ts';
import { EntryAlert } from './entry-alert.tsx';
import { entryError } from './entry-errors.ts';
import { EntryFrame } from './entry-frame.tsx';
import { EntryFailure, EntryLoading } from './entry-states.tsx';
import { entryText } from './entry-text.ts';
import { acceptInvite, openInvite } from './entry.calls.ts';
import { useLoaded } from './use-loaded.ts';
import { useStep } from './use-step.ts';

interface JoinByAddressProps {
  readonly user: SessionUser;
  readonly onJoined: (invite: Invite) => void;
}

/** For signed-in people without a link: an invite may wait for the address. */
export const JoinByAddress = ({ user, onJoined }: JoinByAddressProps) => {
  const text = entryText.useText();
  const { data: invite, error: failure, again } = useLoaded(user.id, async () => openInvite(user.email));
  const { isBusy, error, take } = useStep();
  if (failure) return <EntryFailure error={failure} onRetry={again} />;
  if (invite === undefined) return <EntryLoading />;
  const join = async (id: string) => onJoined(await acceptInvite({ invite_id: id }));
  return (
    <EntryFrame title={text.registerTitle} lead={invite ? text.inviteLead('', text.crico) : text.noInviteText}>
      <EntryAlert>
        {error ? entryError(text, error, text.failed) : invite ? undefined : text.errors['no_invitation']}
      </EntryAlert>
      {invite ? (
        <Button fullWidth loading={isBusy} onClick={() => void take(async () => join(invite.id))}>
          {text.accept}
        </Button>
      ) : (
        // An address that was proven a moment ago may not be known everywhere yet.
        <Button fullWidth onClick={again}>
          {text.lookAgain}
        </Button>
      )}
      <Link to="/crico/dashboard" className={buttonLook({ variant: 'secondary', fullWidth: true })}>
        {text.toCrico}
      </Link>
    </EntryFrame>
  );
};
