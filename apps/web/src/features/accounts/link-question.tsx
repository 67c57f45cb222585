import type { LinkPreview } from '@nivel/client/auth-client';
import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { WaitingScreen } from '../../app/screens/waiting-screen.tsx';
import { UnreachableScreen } from '../../app/screens/unreachable-screen.tsx';
import type { SessionState } from '../../app/session/session-state.ts';
import { useSession } from '../../app/session/session.ts';
import { unsentPaths } from '../../app/unsent.ts';
import { AuthCard } from './auth-card.tsx';
import { joinText } from './join-text.ts';

interface LinkQuestionProps {
  readonly preview: LinkPreview;
  readonly onConfirm: () => void;
  /** Lets the link go. */
  readonly onStay: () => void;
}

/** Somebody else is signed in here: nobody is changed over without being asked. */
const OtherPerson = ({
  here,
  preview,
  onConfirm,
  onStay,
}: LinkQuestionProps & { readonly here: Extract<SessionState, { status: 'signed-in' }>['user'] }) => {
  const words = joinText.useText();
  const hasUnsent = unsentPaths(here.id).length > 0;
  return (
    <AuthCard title={words.otherPersonTitle} lead={words.otherPersonText(here.email, preview.email)}>
      <div className="flex flex-col gap-3">
        {hasUnsent && <p className="rounded-md bg-warning-soft px-4 py-3">{words.otherPersonUnsent(here.email)}</p>}
        <Link to="/estudiantes-dashboard" onClick={onStay} className={buttonLook({ size: 'lg', fullWidth: true })}>
          {words.stayAs(here.email)}
        </Link>
        <Button variant="secondary" size="lg" fullWidth onClick={onConfirm}>
          {words.changePerson(here.email)}
        </Button>
      </div>
    </AuthCard>
  );
};

/** Whose link it is, and the one button that takes it. */
export const LinkQuestion = (props: LinkQuestionProps) => {
  const words = joinText.useText();
  const state = useSession();
  const { preview, onConfirm } = props;
  if (state.status === 'loading') return <WaitingScreen>{words.verifying}</WaitingScreen>;
  // Nobody can say who is signed in here.
  if (state.status === 'unreachable') return <UnreachableScreen />;
  if (state.status === 'signed-in' && state.user.id !== preview.user_id) {
    return <OtherPerson {...props} here={state.user} />;
  }
  const isRecovery = preview.type === 'recovery';
  const isElsewhere = !isRecovery && !preview.is_same_browser;
  return (
    <AuthCard
      title={isRecovery ? words.recoverTitle : words.askTitle}
      lead={isRecovery ? words.recoverLinkText(preview.email) : words.confirmLinkText(preview.email)}
    >
      <div className="flex flex-col gap-5">
        {isElsewhere && <p className="rounded-md bg-info-soft px-4 py-3">{words.otherBrowser}</p>}
        <Button size="lg" fullWidth onClick={onConfirm}>
          {isRecovery ? words.goOnAs(preview.email) : words.confirmAs(preview.email)}
        </Button>
      </div>
    </AuthCard>
  );
};
