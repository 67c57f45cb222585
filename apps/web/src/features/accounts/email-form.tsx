import { Button } from '@nivel/ui/button';
import { useState, type SubmitEvent } from 'react';
import { accountsText, errorText } from './accounts-text.ts';
import { isEmailAddress } from './email-address.ts';
import { EmailField } from './email-field.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { FormError } from './form-error.tsx';
import { joinText } from './join-text.ts';
import { useSubmit } from './use-submit.ts';

interface EmailFormProps {
  readonly initial: string;
  readonly action: string;
  readonly onEmail: (email: string) => Promise<void>;
}

/** An address to which something is to be sent. */
export const EmailForm = ({ initial, action, onEmail }: EmailFormProps) => {
  const text = accountsText.useText();
  const words = joinText.useText();
  const { isBusy, error, run } = useSubmit();
  const [email, setEmail] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isEmailAddress(email)) void run(() => onEmail(email.trim()));
    else focusFirstError(event.currentTarget);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <FormError>{error ? errorText(text, error) : undefined}</FormError>
      <EmailField
        value={email}
        onChange={setEmail}
        error={isChecked && !isEmailAddress(email) ? words.emailInvalid : undefined}
      />
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {action}
      </Button>
    </form>
  );
};
