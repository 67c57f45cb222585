import { lazy, Suspense, type ReactNode } from 'react';
import { WaitingScreen } from '../../shell/screens/waiting-screen.tsx';
import { useSession } from '../../shell/session/session.ts';
import { joinText } from './join-text.ts';
import { LinkQuestion } from './link-question.tsx';
import { LinkUnreachable } from './link-unreachable.tsx';
import type { useAuthLink } from './use-auth-link.ts';

/** Few accounts have a second step; its program is loaded on demand. */
const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }));

interface LinkStepProps {
  readonly followed: ReturnType<typeof useAuthLink>;
  /** The page when no link is in progress: without one, after it was accepted, or when it is no longer valid. */
  readonly children: ReactNode;
}

/** The state of a page while a mail's link is processed, until the session it began has taken its second step. */
export const LinkStep = ({ followed: { link, confirm, again, drop }, children }: LinkStepProps) => {
  const words = joinText.useText();
  const { status } = useSession();
  switch (link.status) {
    case 'checking':
    case 'confirming':
      return <WaitingScreen>{link.status === 'checking' ? words.checkingLink : words.verifying}</WaitingScreen>;
    case 'ask':
      return <LinkQuestion preview={link.preview} onConfirm={confirm} onStay={drop} />;
    case 'unanswered':
      return <LinkUnreachable error={link.error} onAgain={again} />;
    case 'none':
    case 'done':
    case 'expired':
      return status === 'second-step' ? (
        <Suspense>
          <SecondStep />
        </Suspense>
      ) : (
        children
      );
  }
};
