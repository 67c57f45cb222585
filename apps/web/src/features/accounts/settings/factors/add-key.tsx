import { Dialog } from '@nivel/ui/dialog';
import { beginKey, type BegunKey } from '../../factors.calls.ts';
import { FormError } from '../../form-error.tsx';
import { KeyForm } from '../../key-form.tsx';
import { canPromptForKey } from '../../key-prompt.ts';
import { secondStepText } from '../../second-step-text.ts';
import { showKey } from '../../second-step.calls.ts';
import { NameForm } from './name-form.tsx';
import { useAddition } from './use-addition.ts';

interface AddKeyProps {
  /** @param isAdded whether it was, or somebody thought better of it */
  readonly onDone: (isAdded: boolean) => void;
}

/** Adds a key: a name, and what the browser asks for. Who thinks better of it leaves nothing behind. */
export const AddKey = ({ onDone }: AddKeyProps) => {
  const words = secondStepText.useText();
  const { begun, begin, cancel, confirm } = useAddition<BegunKey>(words.keys.done, onDone);
  const naming = (
    <NameForm
      kind="webauthn"
      defaultName={words.keys.defaultName}
      onNamed={async (name, proof) => begin(await beginKey(name, proof))}
    />
  );
  return (
    <Dialog
      isOpen
      onOpenChange={cancel}
      title={words.keys.title}
      description={begun ? words.keys.createLead : words.keys.lead}
      closeLabel={words.close}
    >
      {begun && (
        <div className="mt-5">
          <KeyForm action={words.keys.create} onKey={() => confirm(begun, () => showKey(begun.id))} />
        </div>
      )}
      {!begun && (canPromptForKey() ? naming : <FormError>{words.keys.unable}</FormError>)}
    </Dialog>
  );
};
