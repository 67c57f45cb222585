import { getRouteApi, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { WaitingScreen } from '../../../shell/screens/waiting-screen.tsx';
import { useSession } from '../../../shell/session/session.ts';
import { AuthCard } from '../auth-card.tsx';
import { CompleteSignUp } from '../confirmed.tsx';
import { EmailForm } from '../email-form.tsx';
import { joinText } from '../join-text.ts';
import { LinkStep } from '../link-step.tsx';
import { UnlessOtherPerson } from '../other-person.tsx';
import { pendingNext } from '../pending-next.ts';
import { useAuthLink, useDone } from '../use-auth-link.ts';
import { MagicLinkSent } from './magic-link-sent.tsx';
import { pendingSignIn, sendMagicLink } from './send-magic-link.ts';

const route = getRouteApi('/public/magic-link');

type Step = 'ask' | 'sent' | 'entered' | 'expired';

/** A signed-in person continues to where they wanted to be; the path may carry a query, so it is no typed route. */
const Entered = ({ next }: { readonly next: string | undefined }) => {
  const words = joinText.useText();
  const { history } = useRouter();
  const state = useSession();
  const needsPassword = state.status === 'signed-in' && state.user.needsPassword;
  const path = next ?? pendingNext.read() ?? '/estudiantes-dashboard';
  useEffect(() => {
    pendingSignIn.remove();
    if (!needsPassword) history.replace(path);
  }, [needsPassword, path, history]);
  // The code was that of a sign-up which waited for its confirmation. Once a password is saved, no link is needed.
  return needsPassword ? <CompleteSignUp onSaved={() => undefined} /> : <WaitingScreen>{words.entering}</WaitingScreen>;
};

const Ask = ({ isExpired, onSent }: { readonly isExpired: boolean; readonly onSent: (email: string) => void }) => {
  const words = joinText.useText();
  const { redirect } = route.useSearch();
  return (
    <AuthCard
      title={isExpired ? words.expiredTitle : words.magicTitle}
      lead={isExpired ? words.expiredText : words.magicText}
    >
      <div className="flex flex-col gap-4">
        <EmailForm
          initial={pendingSignIn.read()}
          action={words.sendLink}
          onEmail={async (address) => {
            await sendMagicLink(address, redirect ?? pendingNext.read());
            onSent(address);
          }}
        />
        <Link
          to="/login"
          className="inline-flex min-h-11 items-center justify-center font-medium text-accent underline underline-offset-4"
        >
          {words.backToLogin}
        </Link>
      </div>
    </AuthCard>
  );
};

/** Signing in without a password: ask for an e-mail, then follow its link or type its code. */
export const MagicLinkPage = () => {
  const words = joinText.useText();
  const followed = useAuthLink();
  const [email, setEmail] = useState(pendingSignIn.read);
  const { link } = followed;
  const { done, setDone } = useDone<Step>(link);
  const byLink = link.status === 'done' ? 'entered' : link.status === 'expired' ? 'expired' : undefined;
  const step = done ?? byLink ?? (email === '' ? 'ask' : 'sent');
  useTitle(words.magicTitle);
  const onSent = (address: string) => {
    setEmail(address);
    setDone('sent');
  };
  const pages: Record<Step, ReactNode> = {
    entered: <Entered next={link.status === 'done' ? link.next : undefined} />,
    sent: (
      <UnlessOtherPerson email={email}>
        <MagicLinkSent email={email} onVerified={() => setDone('entered')} onOtherEmail={() => setDone('ask')} />
      </UnlessOtherPerson>
    ),
    ask: <Ask key="ask" isExpired={false} onSent={onSent} />,
    expired: <Ask key="expired" isExpired onSent={onSent} />,
  };
  return <LinkStep followed={followed}>{pages[step]}</LinkStep>;
};
