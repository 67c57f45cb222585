import { notify } from '../../../../shell/toasts/toaster.ts';
import { commentsText } from './comments-text.ts';
import { useThreads } from './thread-context.ts';

/** Says of whom is mentioned in a comment, and lost the right to read it meanwhile, that they hear nothing of it. */
export const useUnreachedMentions = () => {
  const text = commentsText.useText();
  const { nameOf } = useThreads();
  return ({ not_told: ids }: { readonly not_told: readonly string[] }): void => {
    if (ids.length > 0) notify({ type: 'warning', message: text.notTold(ids.map(nameOf).join(', '), ids.length) });
  };
};
