import { notify } from '../../../../shell/toasts/toaster.ts';
import { projectText } from './project-text.ts';

/** Copies a text to the clipboard, and reports whether that worked. */
export const useCopyText = () => {
  const text = projectText.useText();
  const copy = async (given: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(given);
      notify({ type: 'success', message: text.copied });
    } catch {
      notify({ type: 'error', message: text.notCopied });
    }
  };
  return (given: string): void => void copy(given);
};
