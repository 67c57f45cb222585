import { notify } from '../../../../shell/toasts/toaster.ts';
import { projectText } from './project-text.ts';

/** Puts a text on the clipboard, and says whether it is there. */
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
