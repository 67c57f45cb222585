import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { EntryAlert } from './entry-alert.tsx';
import { entryError } from './entry-errors.ts';
import { EntryFrame } from './entry-frame.tsx';
import { entryText } from './entry-text.ts';
import { hasOpenInvite, joinByAddress } from './entry.calls.ts';
import { Joined } from './joined.tsx';
import { useLoaded } from './use-loaded.ts';
import { useStep } from './use-step.ts';

/** Who is signed in and brought no link: an invite may wait for the address. */
export const JoinByAddress = ({ user }: { readonly user: SessionUser }) => {
  const text = entryText.useText();
  const { data: isInvited } = useLoaded(user.id, async () => hasOpenInvite(user.email));
  const { isBusy, error, take } = useStep();
  const [isJoined, setIsJoined] = useState(false);
  if (isJoined) return <Joined title={text.registerTitle} />;
  const join = async () => {
    await joinByAddress(user.id);
    setIsJoined(true);
  };
  const refusal = isInvited === false ? text.errors['no_invitation'] : undefined;
  return (
    <EntryFrame title={text.registerTitle} lead={isInvited ? text.inviteLead('', text.crico) : text.noInviteText}>
      <EntryAlert>{error ? entryError(text, error, text.failed) : refusal}</EntryAlert>
      {isInvited && (
        <Button fullWidth loading={isBusy} onClick={() => void take(join)}>
          {text.accept}
        </Button>
      )}
      <Link to="/crico/dashboard" className={buttonLook({ variant: 'secondary', fullWidth: true })}>
        {text.toCrico}
      </Link>
    </EntryFrame>
  );
};
