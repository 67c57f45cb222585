import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useState, type SubmitEvent } from 'react';
import { accountsText } from '../../accounts-text.ts';
import { makeCodes, type FreshProof } from '../../factors.calls.ts';
import { FormError } from '../../form-error.tsx';
import { secondStepError, secondStepText } from '../../second-step-text.ts';
import { useSubmit } from '../../use-submit.ts';
import { CodeSheet } from './code-sheet.tsx';
import { useFreshProof } from '../use-fresh-proof.tsx';

interface MakeFormProps {
  readonly action: string;
  /** Makes the codes; throws the service's error. */
  readonly onMake: (proof: FreshProof) => Promise<void>;
}

/** A proof of who asks where one is needed, and the button. */
const MakeForm = ({ action, onMake }: MakeFormProps) => {
  const words = secondStepText.useText();
  const text = accountsText.useText();
  const { isBusy, error, run } = useSubmit();
  const proof = useFreshProof(error);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(async () => void (await proof.run(onMake)));
  };
  const failure = error && !proof.isAbout(error) ? secondStepError(words, text, error, 'recovery_code') : undefined;
  return (
    <form noValidate onSubmit={onSubmit} className="mt-5 flex flex-col gap-5">
      {proof.field}
      <FormError>{failure}</FormError>
      <Button type="submit" fullWidth loading={isBusy}>
        {action}
      </Button>
    </form>
  );
};

interface MakeCodesProps {
  /** Whether there are codes, which the new ones void. */
  readonly isRenewal: boolean;
  /** A new set was made. */
  readonly onMade: () => void;
  readonly onClose: () => void;
}

/** Makes recovery codes and shows them, once. */
export const MakeCodes = ({ isRenewal, onMade, onClose }: MakeCodesProps) => {
  const words = secondStepText.useText();
  const { recovery } = words;
  const [codes, setCodes] = useState<readonly string[]>();
  // The list behind the dialog learns of the codes while they are shown: what this dialog says must not change with it.
  const [isNew] = useState(!isRenewal);
  const lead = isNew ? recovery.makeLead : recovery.renewLead;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={recovery.title}
      description={codes ? recovery.saveLead : lead}
      closeLabel={words.close}
    >
      {codes ? (
        <CodeSheet codes={codes} onSaved={onClose} />
      ) : (
        <MakeForm
          action={isNew ? recovery.make : recovery.renew}
          onMake={async (proof) => {
            setCodes((await makeCodes(!isNew, proof)).codes);
            onMade();
          }}
        />
      )}
    </Dialog>
  );
};
