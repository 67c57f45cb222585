import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { accountsText } from '../../accounts-text.ts';
import { CodeForm } from '../../code-form.tsx';
import { focusFirstError } from '../../focus-first-error.ts';
import { FormError } from '../../form-error.tsx';
import { secondStepError, secondStepText } from '../../second-step-text.ts';
import { beginApp, confirmApp, removeApp, type BegunApp } from '../../second-step.calls.ts';
import { useSubmit } from '../../use-submit.ts';
import { limits } from '../../../../limits/limits.ts';
import { AppSetup } from './app-setup.tsx';
import { useFreshProof } from './use-fresh-proof.tsx';

/** A name for the app, and a proof of who asks where one is needed. */
const NameForm = ({ onBegun }: { readonly onBegun: (app: BegunApp) => void }) => {
  const words = secondStepText.useText();
  const text = accountsText.useText();
  const { isBusy, error, setError, run } = useSubmit();
  const proof = useFreshProof(error);
  const [name, setName] = useState(words.adding.defaultName);
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = name.trim() === '';
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    const { currentTarget } = event;
    if (isMissing) focusFirstError(currentTarget);
    else void run(async () => void (await proof.run(async (shown) => onBegun(await beginApp(name.trim(), shown)))));
  };
  const failure = error && !proof.isAbout(error) ? secondStepError(words, text, error) : undefined;
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-5">
      <TextField
        label={words.adding.name}
        hint={words.adding.nameHint}
        name="app-name"
        autoComplete="off"
        maxLength={limits.account.appName}
        required
        value={name}
        onChange={(event) => {
          setError(undefined);
          setName(event.target.value);
        }}
        error={isChecked && isMissing ? text.required : undefined}
      />
      {proof.field}
      <FormError>{failure}</FormError>
      <Button type="submit" fullWidth loading={isBusy}>
        {words.adding.next}
      </Button>
    </form>
  );
};

interface AddAppProps {
  /** @param isAdded whether it was, or somebody thought better of it */
  readonly onDone: (isAdded: boolean) => void;
}

/** Removes an app that nobody goes on with. What is left where this gets no answer expires by itself. */
const drop = (app: BegunApp): void => {
  removeApp(app.id, {}).catch(() => undefined);
};

/** An app that is being added. Who leaves while an answer is on its way is not heard of again, unless the app counts. */
const useAddition = (onDone: AddAppProps['onDone']) => {
  const words = secondStepText.useText();
  const [begun, setBegun] = useState<BegunApp>();
  const hasLeft = useRef(false);
  const isConfirming = useRef(false);
  const begin = (app: BegunApp) => {
    if (hasLeft.current) drop(app);
    else setBegun(app);
  };
  const cancel = () => {
    hasLeft.current = true;
    onDone(false);
    // A code that was shown already decides by itself: a removal beside it would take away what has just been added.
    if (begun && !isConfirming.current) drop(begun);
  };
  const confirm = async (app: BegunApp, code: string) => {
    isConfirming.current = true;
    try {
      await confirmApp(app.id, code);
    } catch (error) {
      isConfirming.current = false;
      if (hasLeft.current) drop(app);
      throw error;
    }
    onDone(true);
    notify({ type: 'success', message: words.adding.done });
  };
  return { begun, begin, cancel, confirm };
};

/** Adds an app: a name, what the app needs, and its first code. Who thinks better of it leaves nothing behind. */
export const AddApp = ({ onDone }: AddAppProps) => {
  const words = secondStepText.useText();
  const text = accountsText.useText();
  const { begun, begin, cancel, confirm } = useAddition(onDone);
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
          <CodeForm onCode={(code) => confirm(begun, code)} describe={(error) => secondStepError(words, text, error)} />
        </div>
      ) : (
        <NameForm onBegun={begin} />
      )}
    </Dialog>
  );
};
