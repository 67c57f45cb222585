import { Dialog } from '@nivel/ui/dialog';
import { accountsText } from '../../accounts-text.ts';
import { CodeForm } from '../../code-form.tsx';
import { beginApp, type BegunApp } from '../../factors.calls.ts';
import { secondStepError, secondStepText } from '../../second-step-text.ts';
import { showCode } from '../../second-step.calls.ts';
import { AppSetup } from './app-setup.tsx';
import { NameForm } from './name-form.tsx';
import { useAddition } from './use-addition.ts';

interface AddAppProps {
  /** @param isAdded whether it was, or somebody thought better of it */
  readonly onDone: (isAdded: boolean) => void;
}

/** Adds an app: a name, what the app needs, and its first code. Who thinks better of it leaves nothing behind. */
export const AddApp = ({ onDone }: AddAppProps) => {
  const words = secondStepText.useText();
  const text = accountsText.useText();
  const { begun, begin, cancel, confirm } = useAddition<BegunApp>(words.adding.done, onDone);
  return (
    <Dialog
      isOpen
      onOpenChange={cancel}
      title={words.adding.title}
      {...(begun === undefined && { description: words.adding.lead })}
      closeLabel={words.close}
    >
      {begun ? (
        <div className="mt-4 flex flex-col gap-4">
          <AppSetup totp={begun.totp} />
          <CodeForm
            onCode={(code) => confirm(begun, () => showCode(begun.id, code))}
            describe={(error) => secondStepError(words, text, error)}
          />
        </div>
      ) : (
        <NameForm
          kind="totp"
          defaultName={words.adding.defaultName}
          onNamed={async (name, proof) => begin(await beginApp(name, proof))}
        />
      )}
    </Dialog>
  );
};
