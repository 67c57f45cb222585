import { Axo } from '@nivel/ui/axo';
import { buttonLook } from '@nivel/ui/button-look';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { WaitingScreen } from '../../app/screens/waiting-screen.tsx';
import { useTitle } from '../../app/use-title.ts';
import { requestRecovery, verifyCode } from './accounts.calls.ts';
import { AuthCard } from './auth-card.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';
import { joinText } from './join-text.ts';
import { LinkUnanswered } from './link-unanswered.tsx';
import { ResendButton } from './resend-button.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { useAuthLink } from './use-auth-link.ts';

type Step = 'ask' | 'sent' | 'exchanging' | 'choose' | 'saved' | 'expired' | 'offline' | 'no-answer';

const BackToLogin = () => (
  <Link
    to="/login"
    className="inline-flex min-h-11 items-center justify-center font-medium text-accent underline underline-offset-4"
  >
    {joinText.useText().backToLogin}
  </Link>
);

const Saved = () => {
  const words = joinText.useText();
  return (
    <AuthCard title={words.passwordSavedTitle} lead={words.passwordSavedText}>
      <div role="status" className="flex flex-col items-center gap-6">
        <Axo mood="cheer" size={140} />
        <Link to="/estudiantes-dashboard" className={buttonLook({ size: 'lg', fullWidth: true })}>
          {words.toDashboard}
        </Link>
      </div>
    </AuthCard>
  );
};

const Sent = ({ email, onVerified }: { readonly email: string; readonly onVerified: () => void }) => {
  const words = joinText.useText();
  return (
    <AuthCard title={words.recoverSentTitle} lead={words.recoverSentText(email)}>
      <div className="flex flex-col gap-5">
        <CodeForm
          onCode={async (code) => {
            await verifyCode('recovery', email, code);
            onVerified();
          }}
        />
        <ResendButton onResend={() => requestRecovery(email)} />
        <BackToLogin />
      </div>
    </AuthCard>
  );
};

/** A forgotten password: ask for a mail, follow it, choose a new one. */
export const RecoverPage = () => {
  const words = joinText.useText();
  const { link, again } = useAuthLink();
  const [email, setEmail] = useState('');
  const [done, setDone] = useState<Step>();
  const byLink: Record<typeof link, Step> = {
    none: 'ask',
    exchanging: 'exchanging',
    'signed-in': 'choose',
    expired: 'expired',
    offline: 'offline',
    'no-answer': 'no-answer',
  };
  const step = done ?? byLink[link];
  useTitle(words.recoverTitle);
  if (step === 'exchanging') return <WaitingScreen>{words.verifying}</WaitingScreen>;
  if (step === 'offline' || step === 'no-answer') {
    return <LinkUnanswered isOffline={step === 'offline'} onAgain={again} />;
  }
  if (step === 'saved') return <Saved />;
  if (step === 'sent') return <Sent email={email} onVerified={() => setDone('choose')} />;
  if (step === 'choose') {
    return (
      <AuthCard title={words.newPasswordTitle} lead={words.newPasswordText}>
        <SetPasswordForm onSaved={() => setDone('saved')} />
      </AuthCard>
    );
  }
  const isExpired = step === 'expired';
  return (
    <AuthCard
      title={isExpired ? words.expiredTitle : words.recoverTitle}
      lead={isExpired ? words.expiredText : words.recoverText}
    >
      <div className="flex flex-col gap-4">
        <EmailForm
          initial={email}
          action={words.sendLink}
          onEmail={async (address) => {
            await requestRecovery(address);
            setEmail(address);
            setDone('sent');
          }}
        />
        <BackToLogin />
      </div>
    </AuthCard>
  );
};
