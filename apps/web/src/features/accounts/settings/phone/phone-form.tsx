import { Button } from '@nivel/ui/button';
import { useState, type SubmitEvent } from 'react';
import { accountsText } from '../../accounts-text.ts';
import { focusFirstError } from '../../focus-first-error.ts';
import { FormError } from '../../form-error.tsx';
import { useSubmit } from '../../use-submit.ts';
import { useFreshProof } from '../use-fresh-proof.tsx';
import { PhoneField } from './phone-field.tsx';
import { phoneOf } from './phone-number.ts';
import { phoneError, phoneText } from './phone-text.ts';
import { requestPhone } from './phone.calls.ts';

interface PhoneFormProps {
  readonly action: string;
  readonly onSent: () => void;
}

/** A number to which an SMS is sent, and a proof of who asks where one is needed. */
export const PhoneForm = ({ action, onSent }: PhoneFormProps) => {
  const words = phoneText.useText();
  const text = accountsText.useText();
  const { isBusy, error, run } = useSubmit();
  const proof = useFreshProof(error);
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const phone = phoneOf(typed);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (phone === null) focusFirstError(event.currentTarget);
    else
      void run(async () => {
        if (await proof.run((shown) => requestPhone(phone, shown))) onSent();
      });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <PhoneField typed={typed} onTyped={setTyped} isChecked={isChecked} />
      {proof.field}
      <FormError>{error && !proof.isAbout(error) ? phoneError(words, text, error) : undefined}</FormError>
      <Button type="submit" size="lg" fullWidth loading={isBusy}>
        {action}
      </Button>
    </form>
  );
};
