import { Button } from '@nivel/ui/button';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Axo } from '../../shell/brand/axo.tsx';
import { useSession } from '../../shell/session/session.ts';
import { useTitle } from '../../shell/navigation/use-title.ts';
import { accountsText } from './accounts-text.ts';
import { resendConfirmation, verifyCode } from './accounts.calls.ts';
import { AuthCard } from './auth-card.tsx';
import { CodeForm } from './code-form.tsx';
import { EmailForm } from './email-form.tsx';
import { FormError } from './form-error.tsx';
import { GoOn } from './go-on.tsx';
import { joinText } from './join-text.ts';
import { LinkStep } from './link-step.tsx';
import { UnlessOtherPerson } from './other-person.tsx';
import { pendingEmail } from './pending-email.ts';
import { ResendButton } from './resend-button.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import { useAuthLink, useDone } from './use-auth-link.ts';

const route = getRouteApi('/public/verify-email');

type Step = 'verified' | 'expired' | 'inbox' | 'ask';

const Verified = ({ next }: { readonly next: string | undefined }) => {
  const words = joinText.useText();
  return (
    <AuthCard title={words.verifiedTitle} lead={words.verifiedText}>
      <div role="status" className="flex flex-col items-center gap-6">
        <Axo mood="cheer" size={160} />
        <GoOn to={next} />
      </div>
    </AuthCard>
  );
};

/** The address is proven, but what was filled in at sign-up was somebody's in another browser, so it is asked for again. */
const Complete = ({ onSaved }: { readonly onSaved: () => void }) => {
  const words = joinText.useText();
  return (
    <AuthCard title={words.completeTitle} lead={words.completeText}>
      <SetPasswordForm withNames action={words.completeSave} onSaved={onSaved} />
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
            pendingEmail.remove();
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
  const { unconfirmed = false } = route.useSearch();
  const followed = useAuthLink();
  const state = useSession();
  const [email, setEmail] = useState(pendingEmail.read);
  const { link } = followed;
  const { done, setDone } = useDone<Step>(link);
  const byLink = link.status === 'done' ? 'verified' : link.status === 'expired' ? 'expired' : undefined;
  const step = done ?? byLink ?? (email ? 'inbox' : 'ask');
  const needsPassword = state.status === 'signed-in' && state.user.needsPassword;
  const next = link.status === 'done' ? link.next : undefined;
  return { followed, step, needsPassword, next, isUnconfirmed: unconfirmed && !done, email, setEmail, setDone };
};

const Confirmation = ({ step, needsPassword, next, ...rest }: Omit<ReturnType<typeof useConfirmation>, 'followed'>) => {
  const words = joinText.useText();
  const { isUnconfirmed, email, setEmail, setDone } = rest;
  if (needsPassword) return <Complete onSaved={() => setDone('verified')} />;
  if (step === 'verified') return <Verified next={next} />;
  if (step === 'inbox') {
    return (
      <UnlessOtherPerson email={email}>
        <Inbox
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
          setDone('inbox');
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
