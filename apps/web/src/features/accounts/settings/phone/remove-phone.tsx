import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { accountsText } from '../../accounts-text.ts';
import { useSubmit } from '../../use-submit.ts';
import { useFreshProof } from '../use-fresh-proof.tsx';
import { phoneError, phoneText } from './phone-text.ts';
import { removePhone } from './phone.calls.ts';

interface RemovePhoneProps {
  /** @param isRemoved whether it was, or somebody thought better of it */
  readonly onDone: (isRemoved: boolean) => void;
}

/** Asks before the number is removed, and for a proof of who asks. */
export const RemovePhone = ({ onDone }: RemovePhoneProps) => {
  const words = phoneText.useText();
  const text = accountsText.useText();
  const { isBusy, error, run } = useSubmit();
  const proof = useFreshProof(error);
  const remove = () =>
    run(async () => {
      if (!(await proof.run(removePhone))) return;
      onDone(true);
      notify({ type: 'success', message: words.removed });
    });
  return (
    <ConfirmDialog
      title={words.removeTitle}
      description={words.removeText}
      action={words.remove}
      labels={{ cancel: words.cancel, close: words.close }}
      size="md"
      isBusy={isBusy}
      failure={error && !proof.isAbout(error) ? phoneError(words, text, error) : undefined}
      onConfirm={() => void remove()}
      onCancel={() => onDone(false)}
    >
      {proof.field}
    </ConfirmDialog>
  );
};
