import { CloudOff } from 'lucide-react';
import { limits } from '../../../limits/limits.ts';
import { useOnline } from '../../../shell/live/use-online.ts';
import { formatMoment } from '../area/in-words.ts';
import type { OpenBoard } from '../area/project/open-board.ts';
import { boardText } from './board-text.ts';

const line = 'flex items-start gap-2 border-b border-line bg-warning-soft px-4 py-2 text-sm text-warning';

/** What whoever works without an answer of the service has to know: how old the board is, and that no more can wait. */
export const BoardNotices = ({ open: { asOf, waiting } }: { readonly open: OpenBoard }) => {
  const text = boardText.useText();
  const isOnline = useOnline();
  const { waitingMost } = limits.crico.board;
  return (
    <>
      {asOf !== null && (
        <p role="status" className={line}>
          <CloudOff aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {text.asOf(isOnline ? text.unanswered : text.offline, formatMoment(asOf))}
        </p>
      )}
      {waiting >= waitingMost && (
        <p role="alert" className={line}>
          {text.tooManyWait(waitingMost)}
        </p>
      )}
    </>
  );
};
