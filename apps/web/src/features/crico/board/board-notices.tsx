import { Button } from '@nivel/ui/button';
import { CloudOff } from 'lucide-react';
import { limits } from '../../../limits/limits.ts';
import { useOnline } from '../../../shell/live/use-online.ts';
import { cricoText } from '../area/crico-text.ts';
import { failureKind } from '../area/failures/failure-kind.ts';
import { formatMoment } from '../area/in-words.ts';
import type { OpenBoard } from '../area/project/open-board.ts';
import { projectText } from '../area/project/project-text.ts';
import { boardText } from './board-text.ts';

const line = 'flex items-start gap-2 border-b border-line bg-warning-soft px-4 py-2 text-sm text-warning';

interface BoardNoticesProps {
  readonly open: OpenBoard;
  readonly onRetry: () => void;
}

/** Notices on a board about differences from the service's state: its age, the reason, and that no more commands can wait. */
export const BoardNotices = ({ open: { asOf, waiting, trouble }, onRetry }: BoardNoticesProps) => {
  const text = boardText.useText();
  const shared = projectText.useText();
  const area = cricoText.useText();
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
      {trouble !== null && failureKind(trouble) !== 'validation' && (
        <div role="alert" className={`${line} flex-wrap items-center`}>
          <strong>{shared.failed.load.title}</strong>
          <span>{shared.failed.load.message}</span>
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {area.tryAgain}
          </Button>
        </div>
      )}
      {waiting >= waitingMost && (
        <p role="alert" className={line}>
          {text.tooManyWait(waitingMost)}
        </p>
      )}
    </>
  );
};
