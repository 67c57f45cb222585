import { failedTries } from '../../../../shell/live/live-state.ts';
import { useOnline } from '../../../../shell/live/use-online.ts';
import { boardText } from '../board-text.ts';

/**
 * Why nothing live comes, in words: this device has no network, or the server does not answer, which is not shown before an
 * attempt has failed.
 */
export const useNotLive = (): string => {
  const text = boardText.useText();
  const isOnline = useOnline();
  const hasFailed = failedTries.use((tries) => tries > 0);
  if (!isOnline) return text.offline;
  return hasFailed ? text.unanswered : text.connecting;
};
