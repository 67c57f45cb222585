import { notify } from '../../../shell/toasts/toaster.ts';
import { useChatScene } from './chat-context.ts';
import { teamViewText } from './team-view-text.ts';

/** Says of whom is mentioned in a message, and cannot read it, that they hear nothing of it. */
export const useUnreachedPeople = () => {
  const text = teamViewText.useText().chat;
  const { nameOf } = useChatScene();
  return ({ not_told: ids }: { readonly not_told: readonly string[] }): void => {
    if (ids.length > 0) notify({ type: 'warning', message: text.notTold(ids.map(nameOf).join(', '), ids.length) });
  };
};
