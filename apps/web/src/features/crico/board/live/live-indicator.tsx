import { Wifi, WifiOff, RefreshCw } from 'lucide-react';
import { livePace } from '@nivel/client/live-pace';
import { useEffect, useState } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { failedTries, liveState } from '../../../../shell/live/live-state.ts';
import { retryLive } from '../../../../shell/live/room-followers.ts';
import { useOnline } from '../../../../shell/live/use-online.ts';
import type { OpenBoard } from '../../area/project/open-board.ts';
import { boardText } from '../board-text.ts';
import type { BoardMessages } from '../messages/es-mx.ts';
import { useNotLive } from './use-not-live.ts';
import { RefusedCommands } from './refused-commands.tsx';

const badge = 'inline-flex items-center gap-1.5 rounded-sm px-1.5 py-0.5 text-xs font-semibold';

/** Whether something has lasted: a short interruption is not shown. */
const useLasting = (isSo: boolean): boolean => {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setHasLasted(true), limits.crico.board.noticedMs);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isSo]);
  return isSo && hasLasted;
};

const isUpToDate = ({ board, waiting, behind }: OpenBoard): boolean => !board.isPartial && waiting + behind === 0;

/** The progress of catching up, or why nothing is live and what waits. */
const troubleOf = (
  { waiting, behind, board }: OpenBoard,
  isLive: boolean,
  why: string,
  text: BoardMessages,
): string => {
  if (board.isPartial) return text.reading(board.cards.size);
  if (isLive) return text.catchingUp(waiting + behind);
  return waiting > 0 ? `${why} · ${text.waiting(waiting)}` : why;
};

/** Whether others see changes from here immediately, and how many own commands are unsent or were refused. */
export const LiveIndicator = ({ open, onRead }: { readonly open: OpenBoard; readonly onRead: () => void }) => {
  const text = boardText.useText();
  const isConnected = liveState.use();
  const isOnline = useOnline();
  // A connection may look intact for a while after the network was lost.
  const isLive = isConnected && isOnline && open.asOf === null;
  const isOffered = failedTries.use() >= livePace.triesBeforeOffer;
  const why = useNotLive();
  const { refused } = open;
  const isBehind = useLasting(isLive && !isUpToDate(open));
  const isWell = isLive && !isBehind;
  const Icon = isLive ? (isBehind ? RefreshCw : Wifi) : WifiOff;
  const look = isWell ? 'bg-success-soft text-success' : 'bg-warning-soft text-warning';
  return (
    <>
      <span
        role="status"
        data-trouble={isWell && refused.length === 0 ? undefined : ''}
        className={`${badge} min-h-5 ${look}`}
      >
        <Icon aria-hidden="true" size={13} />
        {/* Where there is little room, the icon alone shows that all is well. */}
        <span className={isWell ? 'in-data-brief:sr-only' : ''}>
          {isWell ? text.live : troubleOf(open, isLive, why, text)}
        </span>
      </span>
      {!isLive && isOffered && (
        <button
          type="button"
          onClick={retryLive}
          className={`${badge} min-h-8 border border-line-strong px-2 hover:bg-sunken pointer-coarse:min-h-11`}
        >
          {text.reconnect}
        </button>
      )}
      {refused.length > 0 && <RefusedCommands board={open.board} refused={refused} onRead={onRead} />}
    </>
  );
};
