import type { LinkPreview } from '@nivel/client/auth-client';
import { Button } from '@nivel/ui/button';
import { WaitingScreen } from '../../shell/screens/waiting-screen.tsx';
import { UnreachableScreen } from '../../shell/screens/unreachable-screen.tsx';
import { useSession } from '../../shell/session/session.ts';
import { AuthCard } from './auth-card.tsx';
import { joinText } from './join-text.ts';
import type { JoinMessages } from './messages/join.es-mx.ts';
import { OtherPerson } from './other-person.tsx';

interface LinkQuestionProps {
  readonly preview: LinkPreview;
  readonly onConfirm: () => void;
  /** Lets the link go. */
  readonly onStay: () => void;
}

/** The purpose of a link, in words. */
const questionOf = ({ type, email }: LinkPreview, words: JoinMessages) => {
  if (type === 'recovery')
    return { title: words.recoverTitle, lead: words.recoverLinkText(email), action: words.goOnAs(email) };
  if (type === 'magiclink')
    return { title: words.magicTitle, lead: words.magicLinkText(email), action: words.enterAs(email) };
  if (type === 'email_change')
    return { title: words.addressTitle, lead: words.addressLinkText(email), action: words.addressConfirm };
  return { title: words.askTitle, lead: words.confirmLinkText(email), action: words.confirmAs(email) };
};

/** The owner of the link, and the one button that accepts it. */
export const LinkQuestion = ({ preview, onConfirm, onStay }: LinkQuestionProps) => {
  const words = joinText.useText();
  const state = useSession();
  if (state.status === 'loading') return <WaitingScreen>{words.verifying}</WaitingScreen>;
  // It is unknown who is signed in here.
  if (state.status === 'unreachable') return <UnreachableScreen />;
  if (state.status === 'signed-in' && state.user.id !== preview.user_id) {
    const question = words.otherPersonText(state.user.email, preview.email);
    return <OtherPerson here={state.user} question={question} onGoOn={onConfirm} onStay={onStay} />;
  }
  const isElsewhere = preview.type === 'signup' && !preview.is_same_browser;
  const { title, lead, action } = questionOf(preview, words);
  return (
    <AuthCard title={title} lead={lead}>
      <div className="flex flex-col gap-5">
        {isElsewhere && <p className="rounded-md bg-info-soft px-4 py-3">{words.otherBrowser}</p>}
        <Button size="lg" fullWidth onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </AuthCard>
  );
};
