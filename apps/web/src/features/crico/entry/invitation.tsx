import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { session, useSession } from '../../../shell/session/session.ts';
import { EntryAlert } from './entry-alert.tsx';
import { entryError } from './entry-errors.ts';
import { EntryFrame } from './entry-frame.tsx';
import { EntryFailure, EntryLoading } from './entry-states.tsx';
import { entryText } from './entry-text.ts';
import { acceptInvite, previewInvite } from './entry.calls.ts';
import { keptInvite } from './kept-invite.ts';
import { NewAccount, type AccountFormOf } from './new-account.tsx';
import { useLoaded } from './use-loaded.ts';
import { useStep } from './use-step.ts';

type Preview = Awaited<ReturnType<typeof previewInvite>>;

/** The invite is for who is signed in here: it is accepted with one press. */
const Accept = ({ token, onJoined }: { readonly token: string; readonly onJoined: () => void }) => {
  const text = entryText.useText();
  const { isBusy, error, take } = useStep();
  return (
    <>
      <EntryAlert>{error ? entryError(text, error, text.failed) : undefined}</EntryAlert>
      <Button
        fullWidth
        loading={isBusy}
        onClick={() =>
          void take(async () => {
            await acceptInvite(token);
            onJoined();
          })
        }
      >
        {text.accept}
      </Button>
    </>
  );
};

/** Somebody else is signed in here. */
const OtherAddress = ({ here, email }: { readonly here: string; readonly email: string }) => {
  const text = entryText.useText();
  const { isBusy, take } = useStep();
  const change = async () => {
    const token = keptInvite.read();
    await session.signOut();
    // What a tab keeps goes with who leaves; the invite is for who comes.
    keptInvite.write(token);
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

interface InvitationProps {
  readonly token: string;
  readonly accountForm: AccountFormOf;
  /** It was accepted. */
  readonly onJoined: () => void;
}

const WayIn = ({ preview, token, accountForm, onJoined }: InvitationProps & { readonly preview: Preview }) => {
  const state = useSession();
  if (state.status === 'signed-in') {
    const isSame = state.user.email.toLowerCase() === preview.email.toLowerCase();
    if (isSame) return <Accept token={token} onJoined={onJoined} />;
    return <OtherAddress here={state.user.email} email={preview.email} />;
  }
  return <NewAccount accountForm={accountForm} email={preview.email} signIn="/crico/login" />;
};

/** The page of an invite: where it leads, for whom it is, and how to take it. */
export const Invitation = ({ token, accountForm, onJoined }: InvitationProps) => {
  const text = entryText.useText();
  const { data, error, again } = useLoaded(token, async () => previewInvite(token));
  if (error) {
    return (
      <EntryFailure error={error} onRetry={again}>
        <Link to="/crico/login" className={buttonLook({ variant: 'secondary' })}>
          {text.signIn}
        </Link>
      </EntryFailure>
    );
  }
  if (!data) return <EntryLoading />;
  const lead = `${text.inviteLead(data.invited_by_name, data.organization_name ?? text.crico)} ${text.inviteFor(data.email)}`;
  return (
    <EntryFrame title={text.registerTitle} lead={lead}>
      <WayIn preview={data} token={token} accountForm={accountForm} onJoined={onJoined} />
    </EntryFrame>
  );
};
