import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { Clock, SquareCheckBig } from 'lucide-react';
import { formatDay } from '../../../../shell/days/days.ts';
import { AssigneeBadge, CommentsBadge, DeadlineBadge, FilesBadge, PriorityBadge, RepeatBadge } from '../badges.tsx';
import { boardText } from '../board-text.ts';

const fact = 'inline-flex items-center gap-1 text-xs whitespace-nowrap text-soft tabular-nums';

/** The start day, without an end day. */
const Start = ({ day }: { readonly day: string }) => {
  const text = boardText.useText();
  return (
    <span className={fact}>
      <span className="sr-only">{text.starts} </span>
      {formatDay(day)} <span aria-hidden="true">→</span>
    </span>
  );
};

const ChecklistCount = ({ items }: { readonly items: CardRow['checklist'] }) => {
  const text = boardText.useText();
  const done = items.filter((item) => item.done).length;
  return (
    <span className={`${fact} ${done === items.length ? 'text-success' : ''}`}>
      <SquareCheckBig aria-hidden="true" size={13} />
      <span aria-hidden="true">
        {done}/{items.length}
      </span>
      <span className="sr-only">{text.checklist(done, items.length)}</span>
    </span>
  );
};

/** Used and estimated hours, as far as either is known. */
const Hours = ({ actual, estimated }: { readonly actual: number | null; readonly estimated: number | null }) => {
  const text = boardText.useText();
  return (
    <span className={fact}>
      <Clock aria-hidden="true" size={13} />
      <span aria-hidden="true">{text.hours([actual, estimated].filter((one) => one !== null))}</span>
      <span className="sr-only">{text.hoursInWords(actual, estimated)}</span>
    </span>
  );
};

/** The state of a card, in one line: what does not fit is only read out, and whose it is always fits. */
export const CardFacts = ({ card }: { readonly card: CardRow }) => {
  const { start_on: start, due_on: due, checklist, estimated_hours: estimated, actual_hours: actual, assignee } = card;
  return (
    <span className="flex items-center gap-2 text-xs">
      <span className="flex h-5 min-w-0 flex-1 flex-wrap content-start items-center gap-x-2 overflow-hidden *:h-5">
        <PriorityBadge priority={card.priority} isQuiet />
        {start !== null && due === null && <Start day={start} />}
        <DeadlineBadge card={card} isBrief />
        <RepeatBadge repeats={card.repeats} />
        {checklist.length > 0 && <ChecklistCount items={checklist} />}
        <CommentsBadge id={card.id} />
        <FilesBadge id={card.id} />
        {(estimated !== null || actual !== null) && <Hours actual={actual} estimated={estimated} />}
      </span>
      {assignee !== null && <AssigneeBadge id={assignee} />}
    </span>
  );
};
