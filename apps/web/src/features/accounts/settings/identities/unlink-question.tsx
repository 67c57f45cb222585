import type { AuthIdentity } from '@nivel/client/auth-client';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { accountsText } from '../../accounts-text.ts';
import { unlinkIdentity } from '../../area/providers/provider.calls.ts';
import { providerError, providersText } from '../../area/providers/providers-text.ts';
import { useSubmit } from '../../use-submit.ts';
import { useFreshProof } from '../use-fresh-proof.tsx';

interface UnlinkQuestionProps {
  readonly identity: AuthIdentity;
  readonly label: string;
  /** @param isUnlinked whether it was, or somebody thought better of it */
  readonly onDone: (isUnlinked: boolean) => void;
}

/** Asks before an identity is unlinked, and for a proof of who asks. */
export const UnlinkQuestion = ({ identity, label, onDone }: UnlinkQuestionProps) => {
  const words = providersText.useText();
  const text = accountsText.useText();
  const { isBusy, error, run } = useSubmit();
  const proof = useFreshProof(error);
  const { settings } = words;
  const unlink = () =>
    run(async () => {
      if (!(await proof.run((shown) => unlinkIdentity(identity.identity_id, shown)))) return;
      onDone(true);
      notify({ type: 'success', message: settings.unlinked });
    });
  return (
    <ConfirmDialog
      title={settings.unlinkTitle(label)}
      description={settings.unlinkText}
      action={settings.unlink}
      labels={{ cancel: words.cancel, close: words.close }}
      size="md"
      isBusy={isBusy}
      failure={error && !proof.isAbout(error) ? providerError(words, text, error) : undefined}
      onConfirm={() => void unlink()}
      onCancel={() => onDone(false)}
    >
      {proof.field}
    </ConfirmDialog>
  );
};
