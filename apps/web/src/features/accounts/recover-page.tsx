import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Axo } from '../../shell/brand/axo.tsx';
import { useSession } from '../../shell/session/session.ts';
import { useTitle } from '../../shell/navigation/use-title.ts';
import { requestRecovery, verifyCode } from './accounts.calls.ts';
import { AuthCard } from './auth-card.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';
import { GoOn } from './go-on.tsx';
import { joinText } from './join-text.ts';
import { LinkStep } from './link-step.tsx';
import { UnlessOtherPerson } from './other-person.tsx';
import { ResendButton } from './resend-button.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { useAuthLink, useDone } from './use-auth-link.ts';

type Step = 'ask' | 'sent' | 'choose' | 'saved' | 'expired';

const BackToLogin = () => (
  <Link
    to="/login"
    className="inline-flex min-h-11 items-center justify-center font-medium text-accent underline underline-offset-4"
  >
    {joinText.useText().backToLogin}
  </Link>
);

const Saved = ({ next }: { readonly next: string | undefined }) => {
  const words = joinText.useText();
  return (
    <AuthCard title={words.passwordSavedTitle} lead={words.passwordSavedText}>
      <div role="status" className="flex flex-col items-center gap-6">
        <Axo mood="cheer" size={140} />
        <GoOn to={next} />
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

const Ask = ({ isExpired, onSent }: { readonly isExpired: boolean; readonly onSent: (email: string) => void }) => {
  const words = joinText.useText();
  return (
    <AuthCard
      title={isExpired ? words.expiredTitle : words.recoverTitle}
      lead={isExpired ? words.expiredText : words.recoverText}
    >
      <div className="flex flex-col gap-4">
        <EmailForm
          initial=""
          action={words.sendLink}
          onEmail={async (address) => {
            await requestRecovery(address);
            onSent(address);
          }}
        />
        <BackToLogin />
      </div>
    </AuthCard>
  );
};

/** A person who proved the address by an e-mail opened elsewhere has no name here either. */
const Choose = ({ onSaved }: { readonly onSaved: () => void }) => {
  const words = joinText.useText();
  const state = useSession();
  // The value when the form appeared: saving changes it.
  const [withNames] = useState(state.status === 'signed-in' && state.user.needsPassword);
  return (
    <AuthCard title={words.newPasswordTitle} lead={words.newPasswordText}>
      <SetPasswordForm withNames={withNames} action={words.savePassword} onSaved={onSaved} />
    </AuthCard>
  );
};

/** A forgotten password: ask for a mail, follow it, choose a new one. */
export const RecoverPage = () => {
  const words = joinText.useText();
  const followed = useAuthLink();
  const [email, setEmail] = useState('');
  const { link } = followed;
  const { done, setDone } = useDone<Step>(link);
  const byLink = link.status === 'done' ? 'choose' : link.status === 'expired' ? 'expired' : 'ask';
  const step = done ?? byLink;
  useTitle(words.recoverTitle);
  const onSent = (address: string) => {
    setEmail(address);
    setDone('sent');
  };
  const pages: Record<Step, ReactNode> = {
    saved: <Saved next={link.status === 'done' ? link.next : undefined} />,
    sent: (
      <UnlessOtherPerson email={email}>
        <Sent email={email} onVerified={() => setDone('choose')} />
      </UnlessOtherPerson>
    ),
    choose: <Choose onSaved={() => setDone('saved')} />,
    ask: <Ask key="ask" isExpired={false} onSent={onSent} />,
    expired: <Ask key="expired" isExpired onSent={onSent} />,
  };
  return <LinkStep followed={followed}>{pages[step]}</LinkStep>;
};
