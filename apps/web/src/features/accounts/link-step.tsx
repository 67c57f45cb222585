import type { ReactNode } from 'react';
import { WaitingScreen } from '../../shell/screens/waiting-screen.tsx';
import { joinText } from './join-text.ts';
import { LinkQuestion } from './link-question.tsx';
import { LinkUnreachable } from './link-unreachable.tsx';
import type { useAuthLink } from './use-auth-link.ts';

interface LinkStepProps {
  readonly followed: ReturnType<typeof useAuthLink>;
  /** The page once no link is on its way: without one, with one that was taken, or with one that is no longer good. */
  readonly children: ReactNode;
}

/** What a page shows while a mail's link is on its way through it. */
export const LinkStep = ({ followed: { link, confirm, again, drop }, children }: LinkStepProps) => {
  const words = joinText.useText();
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
      return children;
  }
};
