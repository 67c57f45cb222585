import { Button } from '@nivel/ui/button';
import { useState } from 'react';
import { notify } from '../../../shell/toasts/toaster.ts';
import { cancelEmailChange, resendEmailChange } from '../account-changes.calls.ts';
import { accountsText, errorText } from '../accounts-text.ts';
import { verifyCode } from '../accounts.calls.ts';
import { CodeForm } from '../code-form.tsx';
import { FormError } from '../form-error.tsx';
import { ResendButton } from '../resend-button.tsx';
import { useSubmit } from '../use-submit.ts';
import { settingsText } from './settings-text.ts';

interface PendingEmailChangeProps {
  readonly email: string;
  readonly newEmail: string;
}

/** A change of address that waits: the code of each of the two e-mails is typed here, or its link is followed. */
export const PendingEmailChange = ({ email, newEmail }: PendingEmailChangeProps) => {
  const text = accountsText.useText();
  const { email: words } = settingsText.useText();
  const [confirmed, setConfirmed] = useState<string>();
  const { isBusy, error, run } = useSubmit();
  const show = async (address: string, code: string) => {
    // The second of them signs in again, and the account has its new address.
    if (await verifyCode('email_change', address, code)) notify({ type: 'success', message: words.changed });
    else setConfirmed(address);
  };
  return (
    <>
      <p role="status" className="rounded-md bg-info-soft px-4 py-3 wrap-anywhere">
        {words.pending(email, newEmail)}
      </p>
      {[email, newEmail].map((address) => (
        <section key={address} aria-label={words.codeOf(address)} className="flex flex-col gap-2">
          <h3 className="font-medium wrap-anywhere">{words.codeOf(address)}</h3>
          {confirmed === address ? (
            <p className="font-medium text-success">{words.confirmed}</p>
          ) : (
            <CodeForm onCode={(code) => show(address, code)} />
          )}
        </section>
      ))}
      <ResendButton onResend={() => resendEmailChange(email)} />
      <FormError>{error ? errorText(text, error) : undefined}</FormError>
      <Button variant="ghost" loading={isBusy} onClick={() => void run(cancelEmailChange)}>
        {words.cancel}
      </Button>
    </>
  );
};
