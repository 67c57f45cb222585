import { Button } from '@nivel/ui/button';
import { Copy } from 'lucide-react';
import { projectText } from './project-text.ts';
import { useCopyText } from './use-copy-text.ts';

/** Puts texts on the clipboard. */
export const CopyButton = ({ texts }: { readonly texts: readonly string[] }) => {
  const text = projectText.useText();
  const copy = useCopyText();
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Copy aria-hidden="true" size={15} />}
      onClick={() => copy(texts.join('\n\n'))}
    >
      {text.copy}
    </Button>
  );
};
