import { Button } from '@nivel/ui/button';
import { appText } from '../../app/app-text.ts';
import { AuthCard } from './auth-card.tsx';
import { joinText } from './join-text.ts';

interface LinkUnansweredProps {
  readonly isOffline: boolean;
  readonly onAgain: () => void;
}

/** Nobody answered who could take the link of a mail: it is kept, and tried again when asked. */
export const LinkUnanswered = ({ isOffline, onAgain }: LinkUnansweredProps) => {
  const shell = appText.useText();
  const words = joinText.useText();
  return (
    <div role="alert">
      <AuthCard
        title={isOffline ? shell.offlineTitle : shell.unreachableTitle}
        lead={isOffline ? words.linkOffline : words.linkNoAnswer}
      >
        <Button size="lg" fullWidth onClick={onAgain}>
          {shell.tryAgain}
        </Button>
      </AuthCard>
    </div>
  );
};
