import { Axo } from '@nivel/ui/axo';
import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { WaitingScreen } from '../../app/screens/waiting-screen.tsx';
import { useTitle } from '../../app/use-title.ts';
import { accountsText } from './accounts-text.ts';
import { resendConfirmation, verifyCode } from './accounts.calls.ts';
import { AuthCard } from './auth-card.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';
import { FormError } from './form-error.tsx';
import { joinText } from './join-text.ts';
import { LinkUnanswered } from './link-unanswered.tsx';
import { pendingEmail } from './pending-email.ts';
import { ResendButton } from './resend-button.tsx';
import { useAuthLink } from './use-auth-link.ts';

const route = getRouteApi('/public/verify-email');

type Step = 'verifying' | 'verified' | 'expired' | 'offline' | 'no-answer' | 'inbox' | 'ask';

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
  /** Sign-in led here: the address waits for its confirmation, and no mail was sent just now. */
  readonly isUnconfirmed: boolean;
  readonly onVerified: () => void;
  readonly onOtherEmail: () => void;
}

const Inbox = ({ email, isUnconfirmed, onVerified, onOtherEmail }: InboxProps) => {
  const text = accountsText.useText();
  const words = joinText.useText();
  const [isSent, setIsSent] = useState(!isUnconfirmed);
  return (
    <AuthCard
      title={isSent ? words.inboxTitle : words.askTitle}
      lead={isSent ? words.inboxText(email) : words.unconfirmedText(email)}
    >
      <div className="flex flex-col gap-5">
        {!isSent && <FormError>{text.errors['email_not_confirmed']}</FormError>}
        <CodeForm
          onCode={async (code) => {
            await verifyCode('signup', email, code);
            onVerified();
          }}
        />
        <p className="text-soft">{words.inboxHint}</p>
        <ResendButton
          isSent={isSent}
          onResend={async () => {
            await resendConfirmation(email);
            setIsSent(true);
          }}
        />
        <Button variant="ghost" onClick={onOtherEmail}>
          {words.otherEmail}
        </Button>
      </div>
    </AuthCard>
  );
};

/** Where the confirmation stands, from the link that led here and from what is done on the page. */
const useConfirmation = () => {
  const { token, unconfirmed = false } = route.useSearch();
  const { link, again } = useAuthLink(token);
  const [email, setEmail] = useState(pendingEmail.read);
  const [done, setDone] = useState<Step>();
  const byLink: Record<typeof link, Step> = {
    none: email ? 'inbox' : 'ask',
    exchanging: 'verifying',
    'signed-in': 'verified',
    expired: 'expired',
    offline: 'offline',
    'no-answer': 'no-answer',
  };
  return { step: done ?? byLink[link], isUnconfirmed: unconfirmed && !done, email, setEmail, setDone, again };
};

export const VerifyEmailPage = () => {
  const words = joinText.useText();
  const { step, isUnconfirmed, email, setEmail, setDone, again } = useConfirmation();
  useTitle(words.askTitle);
  if (step === 'verifying') return <WaitingScreen>{words.verifying}</WaitingScreen>;
  if (step === 'verified') return <Verified />;
  if (step === 'inbox') {
    return (
      <Inbox
        email={email}
        isUnconfirmed={isUnconfirmed}
        onVerified={() => setDone('verified')}
        onOtherEmail={() => setDone('ask')}
      />
    );
  }
  if (step === 'offline' || step === 'no-answer') {
    return <LinkUnanswered isOffline={step === 'offline'} onAgain={again} />;
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
