import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useRouter } from '@tanstack/react-router';
import { accountsText } from '../../accounts-text.ts';
import { beginFlow } from '../../area/providers/provider-flow.ts';
import { beginLink } from '../../area/providers/provider.calls.ts';
import { providerError, providersText } from '../../area/providers/providers-text.ts';
import { useSubmit } from '../../use-submit.ts';
import { useFreshProof } from '../use-fresh-proof.tsx';

interface LinkQuestionProps {
  readonly provider: string;
  readonly label: string;
  readonly onCancel: () => void;
}

/** Asks before a person is led to a provider, and for a proof of who asks. */
export const LinkQuestion = ({ provider, label, onCancel }: LinkQuestionProps) => {
  const words = providersText.useText();
  const text = accountsText.useText();
  const { isBusy, error, run } = useSubmit();
  const proof = useFreshProof(error);
  const { history } = useRouter();
  const { settings } = words;
  const link = () =>
    run(async () => {
      const challenge = await beginFlow();
      const way = `${history.location.pathname}#identidades`;
      await proof.run(async (shown) => location.assign(await beginLink(provider, challenge, way, shown)));
    });
  return (
    <ConfirmDialog
      title={settings.linkTitle(label)}
      description={settings.linkText(label)}
      action={settings.goOn}
      labels={{ cancel: words.cancel, close: words.close }}
      size="md"
      isBusy={isBusy}
      failure={error && !proof.isAbout(error) ? providerError(words, text, error) : undefined}
      onConfirm={() => void link()}
      onCancel={onCancel}
    >
      {proof.field}
    </ConfirmDialog>
  );
};
