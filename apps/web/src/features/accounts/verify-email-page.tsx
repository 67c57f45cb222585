import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../shell/session/session.ts';
import { useTitle } from '../../shell/navigation/use-title.ts';
import { resendConfirmation } from './accounts.calls.ts';
import { AuthCard } from './auth-card.tsx';
import { CompleteSignUp, Confirmed } from './confirmed.tsx';
import { ConfirmationCode } from './confirmation-code.tsx';
import { EmailForm } from './email-form.tsx';
import { joinText } from './join-text.ts';
import { LinkStep } from './link-step.tsx';
import { UnlessOtherPerson } from './other-person.tsx';
import { pendingEmail } from './pending-email.ts';
import { useAuthLink, useDone } from './use-auth-link.ts';

const route = getRouteApi('/public/verify-email');

type Step = 'verified' | 'expired' | 'code' | 'ask';

/** The state of the confirmation, from the link that led here and from actions on the page. */
const useConfirmation = () => {
  const { unconfirmed = false } = route.useSearch();
  const followed = useAuthLink();
  const state = useSession();
  const [email, setEmail] = useState(pendingEmail.read);
  const { link } = followed;
  const { done, setDone } = useDone<Step>(link);
  const byLink = link.status === 'done' ? 'verified' : link.status === 'expired' ? 'expired' : undefined;
  const step = done ?? byLink ?? (email ? 'code' : 'ask');
  const needsPassword = state.status === 'signed-in' && state.user.needsPassword;
  const next = link.status === 'done' ? link.next : undefined;
  const hasLeft = step === 'verified' && state.status === 'signed-out';
  return {
    followed,
    step,
    hasLeft,
    needsPassword,
    next,
    isUnconfirmed: unconfirmed && !done,
    email,
    setEmail,
    setDone,
  };
};

const Confirmation = ({ step, needsPassword, next, ...rest }: Omit<ReturnType<typeof useConfirmation>, 'followed'>) => {
  const words = joinText.useText();
  const { hasLeft, isUnconfirmed, email, setEmail, setDone } = rest;
  if (needsPassword) return <CompleteSignUp onSaved={() => setDone('verified')} />;
  // The confirmed person has signed out, perhaps in another tab.
  if (hasLeft) return <Navigate to="/login" replace />;
  if (step === 'verified') return <Confirmed next={next} />;
  if (step === 'code') {
    return (
      <UnlessOtherPerson email={email}>
        <ConfirmationCode
          email={email}
          isUnconfirmed={isUnconfirmed}
          onVerified={() => setDone('verified')}
          onOtherEmail={() => setDone('ask')}
        />
      </UnlessOtherPerson>
    );
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
          setDone('code');
        }}
      />
    </AuthCard>
  );
};

/** An address is confirmed by the link of its mail, or by the six digits in it. */
export const VerifyEmailPage = () => {
  const words = joinText.useText();
  const { followed, ...confirmation } = useConfirmation();
  useTitle(words.askTitle);
  return (
    <LinkStep followed={followed}>
      <Confirmation {...confirmation} />
    </LinkStep>
  );
};
