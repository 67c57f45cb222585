import { Button } from '@nivel/ui/button';
import { useState } from 'react';
import { accountsText } from './accounts-text.ts';
import { resendConfirmation, verifyCode } from './accounts.calls.ts';
import { AuthCard } from './auth-card.tsx';
import { CodeForm } from './code-form.tsx';
import { FormError } from './form-error.tsx';
import { joinText } from './join-text.ts';
import { pendingEmail } from './pending-email.ts';
import { ResendButton } from './resend-button.tsx';

interface ConfirmationCodeProps {
  readonly email: string;
  /** Sign-in led here: the address waits for its confirmation, and no mail was sent just now. */
  readonly isUnconfirmed: boolean;
  readonly onVerified: () => void;
  readonly onOtherEmail: () => void;
}

/** The address waits for its mail: the code is typed here, or another e-mail requested. */
export const ConfirmationCode = ({ email, isUnconfirmed, onVerified, onOtherEmail }: ConfirmationCodeProps) => {
  const text = accountsText.useText();
  const words = joinText.useText();
  const [isSent, setIsSent] = useState(!isUnconfirmed);
  return (
    <AuthCard
      title={isSent ? words.sentTitle : words.askTitle}
      lead={isSent ? words.sentText(email) : words.unconfirmedText(email)}
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
        <p className="text-soft">{words.sentHint}</p>
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
