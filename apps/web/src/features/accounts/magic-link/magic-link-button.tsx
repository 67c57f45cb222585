import { Button } from '@nivel/ui/button';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { accountsText, errorText } from '../accounts-text.ts';
import { requestMagicLink } from '../accounts.calls.ts';
import { isEmailAddress } from '../email-address.ts';
import { focusFirstError } from '../focus-first-error.ts';
import { pendingSignIn } from '../pending-email.ts';
import { pendingNext } from '../pending-next.ts';
import { useSubmit } from '../use-submit.ts';

interface MagicLinkButtonProps {
  readonly email: string;
  /** Where whoever signs in goes. */
  readonly next: string | undefined;
  /** The address is missing or none. */
  readonly onInvalid: () => void;
}

/** Signs in without a password: sends an e-mail to the address of the form, and goes on to where its code is typed. */
export const MagicLinkButton = ({ email, next, onInvalid }: MagicLinkButtonProps) => {
  const text = accountsText.useText();
  const navigate = useNavigate();
  const { isBusy, error, run } = useSubmit();
  const send = () =>
    run(async () => {
      const address = email.trim();
      await requestMagicLink(address, next);
      pendingSignIn.write(address);
      if (next !== undefined) pendingNext.write(next);
      await navigate({ to: '/magic-link' });
    });
  const onClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    if (isEmailAddress(email)) {
      void send();
      return;
    }
    onInvalid();
    if (form) focusFirstError(form);
  };
  return (
    <div className="flex flex-col gap-2">
      <Button variant="secondary" size="lg" fullWidth loading={isBusy} onClick={onClick}>
        {text.magicLink}
      </Button>
      <p role="status" className="text-center text-sm text-danger">
        {error ? errorText(text, error) : ''}
      </p>
    </div>
  );
};
