import { Button } from '@nivel/ui/button';
import { Copy } from 'lucide-react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { projectText } from './project-text.ts';

/** Puts texts on the clipboard. */
export const CopyButton = ({ texts }: { readonly texts: readonly string[] }) => {
  const text = projectText.useText();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(texts.join('\n\n'));
      notify({ type: 'success', message: text.copied });
    } catch {
      notify({ type: 'error', message: text.notCopied });
    }
  };
  return (
    <Button size="sm" variant="secondary" icon={<Copy aria-hidden="true" size={15} />} onClick={() => void copy()}>
      {text.copy}
    </Button>
  );
};
