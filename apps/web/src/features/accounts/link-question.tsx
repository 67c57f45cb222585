import type { LinkPreview } from '@nivel/client/auth-client';
import { Button } from '@nivel/ui/button';
import { WaitingScreen } from '../../shell/screens/waiting-screen.tsx';
import { UnreachableScreen } from '../../shell/screens/unreachable-screen.tsx';
import { useSession } from '../../shell/session/session.ts';
import { AuthCard } from './auth-card.tsx';
import { joinText } from './join-text.ts';
import { OtherPerson } from './other-person.tsx';

interface LinkQuestionProps {
  readonly preview: LinkPreview;
  readonly onConfirm: () => void;
  /** Lets the link go. */
  readonly onStay: () => void;
}

/** Whose link it is, and the one button that takes it. */
export const LinkQuestion = ({ preview, onConfirm, onStay }: LinkQuestionProps) => {
  const words = joinText.useText();
  const state = useSession();
  if (state.status === 'loading') return <WaitingScreen>{words.verifying}</WaitingScreen>;
  // Nobody can say who is signed in here.
  if (state.status === 'unreachable') return <UnreachableScreen />;
  if (state.status === 'signed-in' && state.user.id !== preview.user_id) {
    const question = words.otherPersonText(state.user.email, preview.email);
    return <OtherPerson here={state.user} question={question} onGoOn={onConfirm} onStay={onStay} />;
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
