import { Dialog } from '@nivel/ui/dialog';
import { useState } from 'react';
import { beginNumber, type BegunNumber, type FreshProof } from '../../factors.calls.ts';
import { secondStepText } from '../../second-step-text.ts';
import { sendSms, showSmsCode } from '../../second-step.calls.ts';
import { SmsForm } from '../../sms-form.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import { phoneOf } from '../phone/phone-number.ts';
import { NameForm } from './name-form.tsx';
import { useAddition } from './use-addition.ts';

interface AddNumberProps {
  /** @param isAdded whether it was, or somebody thought better of it */
  readonly onDone: (isAdded: boolean) => void;
}

interface NumberFormProps {
  readonly onNumber: (name: string, phone: string, proof: FreshProof) => Promise<void>;
}

/** A name and a number. */
const NumberForm = ({ onNumber }: NumberFormProps) => {
  const words = secondStepText.useText();
  const [typed, setTyped] = useState('');
  const phone = phoneOf(typed);
  return (
    <NameForm
      kind="phone"
      defaultName={words.sms.defaultName}
      more={{
        isComplete: phone !== null,
        field: (isChecked) => <PhoneField typed={typed} onTyped={setTyped} isChecked={isChecked} />,
      }}
      onNamed={async (name, proof) => {
        if (phone !== null) await onNumber(name, phone, proof);
      }}
    />
  );
};

/** Adds a number: its name, the number, and the code of an SMS. Who thinks better of it leaves nothing behind. */
export const AddNumber = ({ onDone }: AddNumberProps) => {
  const words = secondStepText.useText();
  const { begun, begin, cancel, confirm } = useAddition<BegunNumber>(words.sms.done, onDone);
  return (
    <Dialog
      isOpen
      onOpenChange={cancel}
      title={words.sms.title}
      description={begun ? words.sms.sendLead(begun.phone.slice(-2)) : words.sms.lead}
      closeLabel={words.close}
    >
      {begun ? (
        <div className="mt-5">
          <SmsForm
            factorId={begun.id}
            phoneEnd={begun.phone.slice(-2)}
            onSend={() => sendSms(begun.id)}
            onCode={(challengeId, code) => confirm(begun, () => showSmsCode(begun.id, challengeId, code))}
          />
        </div>
      ) : (
        <NumberForm onNumber={async (name, phone, proof) => begin(await beginNumber(name, phone, proof))} />
      )}
    </Dialog>
  );
};
