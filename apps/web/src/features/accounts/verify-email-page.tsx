import { Axo } from '@nivel/ui/axo';
import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { WaitingScreen } from '../../app/screens/waiting-screen.tsx';
import { useTitle } from '../../app/use-title.ts';
import { resendConfirmation, verifyCode, verifyHash } from './accounts.calls.ts';
import { AuthCard } from './auth-card.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';
import { joinText } from './join-text.ts';
import { pendingEmail } from './pending-email.ts';
import { ResendButton } from './resend-button.tsx';
import { useAuthLink } from './use-auth-link.ts';

const route = getRouteApi('/public/verify-email');

type Step = 'verifying' | 'verified' | 'expired' | 'inbox' | 'ask';

const Verified = () => {
  const words = joinText.useText();
  return (
    <AuthCard title={words.verifiedTitle} lead={words.verifiedText}>
      <div role="status" className="flex flex-col items-center gap-6">
        <Axo mood="cheer" size={160} />
        <Link to="/estudiantes-dashboard" className={buttonLook({ size: 'lg', fullWidth: true })}>
          {words.toDashboard}
        </Link>
      </div>
    </AuthCard>
  );
};

interface InboxProps {
  readonly email: string;
  readonly onVerified: () => void;
  readonly onOtherEmail: () => void;
}

const Inbox = ({ email, onVerified, onOtherEmail }: InboxProps) => {
  const words = joinText.useText();
  return (
    <AuthCard title={words.inboxTitle} lead={words.inboxText(email)}>
      <div className="flex flex-col gap-5">
        <CodeForm
          onCode={async (code) => {
            await verifyCode('signup', email, code);
            onVerified();
          }}
        />
        <p className="text-soft">{words.inboxHint}</p>
        <ResendButton onResend={() => resendConfirmation(email)} />
        <Button variant="ghost" onClick={onOtherEmail}>
          {words.otherEmail}
        </Button>
      </div>
    </AuthCard>
  );
};

/** Where the confirmation stands, from the link that led here and from what is done on the page. */
const useConfirmation = () => {
  const { token } = route.useSearch();
  const link = useAuthLink();
  const [email, setEmail] = useState(pendingEmail.read);
  const [done, setDone] = useState<Step>();
  useEffect(() => {
    if (!token) return;
    verifyHash(token).then(
      () => setDone('verified'),
      () => setDone('expired'),
    );
  }, [token]);
  const waiting: Step = email ? 'inbox' : 'ask';
  const byLink: Record<typeof link, Step> = {
    none: token ? 'verifying' : waiting,
    exchanging: 'verifying',
    'signed-in': 'verified',
    expired: 'expired',
  };
  return { step: done ?? byLink[link], email, setEmail, setDone };
};

export const VerifyEmailPage = () => {
  const words = joinText.useText();
  const { step, email, setEmail, setDone } = useConfirmation();
  useTitle(words.askTitle);
  if (step === 'verifying') return <WaitingScreen>{words.verifying}</WaitingScreen>;
  if (step === 'verified') return <Verified />;
  if (step === 'inbox') {
    return <Inbox email={email} onVerified={() => setDone('verified')} onOtherEmail={() => setDone('ask')} />;
  }
  const isExpired = step === 'expired';
  return (
    <AuthCard
      title={isExpired ? words.expiredTitle : words.askTitle}
      lead={isExpired ? words.expiredText : words.askText}
    >
      <EmailForm
        initial={email}
        action={words.sendLink}
        onEmail={async (address) => {
          await resendConfirmation(address);
          pendingEmail.write(address);
          setEmail(address);
          setDone('inbox');
        }}
      />
    </AuthCard>
  );
};
