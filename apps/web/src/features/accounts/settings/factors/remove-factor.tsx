import type { AuthFactor } from '@nivel/client/auth-client';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { session } from '../../../../shell/session/session.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { accountsText } from '../../accounts-text.ts';
import { removeFactor } from '../../factors.calls.ts';
import { secondStepError, secondStepText } from '../../second-step-text.ts';
import { useSubmit } from '../../use-submit.ts';
import { useFreshProof } from '../use-fresh-proof.tsx';

interface RemoveFactorProps {
  readonly factor: AuthFactor;
  readonly isLast: boolean;
  /** @param isRemoved whether it was, or the person cancelled */
  readonly onDone: (isRemoved: boolean) => void;
}

/** Asks before an app, a number or a key is removed, and for a proof of who asks. */
export const RemoveFactor = ({ factor, isLast, onDone }: RemoveFactorProps) => {
  const words = secondStepText.useText();
  const text = accountsText.useText();
  const { isBusy, error, run } = useSubmit();
  const proof = useFreshProof(error);
  const { settings } = words;
  const removed = settings.removed[factor.factor_type];
  const remove = () =>
    run(async () => {
      if (!(await proof.run((shown) => removeFactor(factor.id, shown)))) return;
      onDone(true);
      notify({ type: 'success', message: removed });
      // The tokens say how far this session has got without it.
      await session.renew();
    });
  return (
    <ConfirmDialog
      title={settings.removeTitle(factor.friendly_name ?? words.unnamed)}
      description={isLast ? settings.removeLast : settings.removeOne}
      action={settings.remove}
      labels={{ cancel: words.cancel, close: words.close }}
      size="md"
      isBusy={isBusy}
      failure={error && !proof.isAbout(error) ? secondStepError(words, text, error) : undefined}
      onConfirm={() => void remove()}
      onCancel={() => onDone(false)}
    >
      {proof.field}
    </ConfirmDialog>
  );
};
