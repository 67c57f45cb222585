import { Button } from '@nivel/ui/button';
import { verifyCode } from '../accounts.calls.ts';
import { AuthCard } from '../auth-card.tsx';
import { CodeForm } from '../code-form.tsx';
import { joinText } from '../join-text.ts';
import { pendingNext } from '../pending-next.ts';
import { ResendButton } from '../resend-button.tsx';
import { sendMagicLink } from './send-magic-link.ts';

interface MagicLinkSentProps {
  readonly email: string;
  readonly onVerified: () => void;
  readonly onOtherEmail: () => void;
}

/** The e-mail has been sent, if the address has an account: its code is typed here, or another e-mail requested. */
export const MagicLinkSent = ({ email, onVerified, onOtherEmail }: MagicLinkSentProps) => {
  const words = joinText.useText();
  return (
    <AuthCard title={words.recoverSentTitle} lead={words.magicSentText(email)}>
      <div className="flex flex-col gap-5">
        <CodeForm
          onCode={async (code) => {
            await verifyCode('email', email, code);
            onVerified();
          }}
        />
        <p className="text-soft">{words.sentHint}</p>
        <ResendButton onResend={() => sendMagicLink(email, pendingNext.read())} />
        <Button variant="ghost" onClick={onOtherEmail}>
          {words.otherEmail}
        </Button>
      </div>
    </AuthCard>
  );
};
