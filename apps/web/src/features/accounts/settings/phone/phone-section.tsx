import { Button } from '@nivel/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingsSection } from '../../../../shell/settings/settings-section.tsx';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { accountsText } from '../../accounts-text.ts';
import { CodeForm } from '../../code-form.tsx';
import { FormError } from '../../form-error.tsx';
import { ResendButton } from '../../resend-button.tsx';
import { useSubmit } from '../../use-submit.ts';
import { eventsQuery } from '../account.queries.ts';
import { LoadFailure } from '../load-failure.tsx';
import { PhoneForm } from './phone-form.tsx';
import { shownPhone } from './phone-number.ts';
import { phoneError, phoneText } from './phone-text.ts';
import { confirmPhone, removePhone, resendPhoneCode, type AccountPhone } from './phone.calls.ts';
import { phoneQuery } from './phone.query.ts';
import { RemovePhone } from './remove-phone.tsx';

interface PendingPhoneProps {
  readonly phone: string;
  readonly onConfirmed: () => void;
  readonly onOther: () => void;
  /** Where the account has no number but this one. */
  readonly onDrop: (() => Promise<void>) | undefined;
}

/** A number that waits for the code of its SMS. */
const PendingPhone = ({ phone, onConfirmed, onOther, onDrop }: PendingPhoneProps) => {
  const words = phoneText.useText();
  const text = accountsText.useText();
  const { isBusy, error: failure, run } = useSubmit();
  const describe = (error: unknown) => phoneError(words, text, error);
  const confirm = async (code: string) => {
    await confirmPhone(phone, code);
    onConfirmed();
  };
  return (
    <>
      <p role="status" className="rounded-md bg-info-soft px-4 py-3">
        {words.pending(shownPhone(phone))}
      </p>
      <CodeForm onCode={confirm} describe={describe} />
      <ResendButton action={words.resend} describe={describe} onResend={() => resendPhoneCode(phone)} />
      <Button variant="ghost" onClick={onOther}>
        {words.other}
      </Button>
      {onDrop && (
        <Button variant="ghost" loading={isBusy} onClick={() => void run(onDrop)}>
          {words.drop}
        </Button>
      )}
      <FormError>{failure ? describe(failure) : undefined}</FormError>
    </>
  );
};

/** The number that the account has or waits for, and what its owner can do about it. */
const Phone = ({ phone, newPhone }: Pick<AccountPhone, 'phone' | 'newPhone'>) => {
  const words = phoneText.useText();
  const client = useQueryClient();
  const [isOther, setIsOther] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const look = () => {
    setIsOther(false);
    for (const { queryKey } of [phoneQuery(), eventsQuery()]) void client.invalidateQueries({ queryKey });
  };
  const onConfirmed = () => {
    look();
    notify({ type: 'success', message: words.changed });
  };
  const drop = async () => {
    await removePhone({});
    look();
  };
  const onRemoved = (hasChanged: boolean) => {
    setIsRemoving(false);
    if (hasChanged) look();
  };
  return (
    <>
      <div className="flex max-w-lg flex-col gap-5">
        {phone === '' ? (
          <p>{words.none}</p>
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              {words.current} <strong>{shownPhone(phone)}</strong>
            </p>
            <Button variant="secondary" onClick={() => setIsRemoving(true)}>
              {words.remove}
            </Button>
          </div>
        )}
        {newPhone === '' || isOther ? (
          <PhoneForm action={phone === '' ? words.add : words.change} onSent={look} />
        ) : (
          <PendingPhone
            key={newPhone}
            phone={newPhone}
            onConfirmed={onConfirmed}
            onOther={() => setIsOther(true)}
            onDrop={phone === '' ? drop : undefined}
          />
        )}
      </div>
      {isRemoving && <RemovePhone onDone={onRemoved} />}
    </>
  );
};

/** The number of the account, with which its owner can sign in. Installations that send no SMS do not show it. */
export const PhoneSection = () => {
  const words = phoneText.useText();
  const text = accountsText.useText();
  const { data, error, refetch } = useQuery(phoneQuery());
  if (data ? !data.isOn : !error) return null;
  return (
    <SettingsSection id="telefono" title={words.title} lead={words.lead}>
      {data ? (
        <Phone {...data} />
      ) : (
        <LoadFailure message={words.failed(phoneError(words, text, error))} onAgain={() => void refetch()} />
      )}
    </SettingsSection>
  );
};
