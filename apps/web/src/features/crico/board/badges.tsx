import type { CardRow } from '@nivel/contracts/projects/board-shape';
import {
  CalendarCheck2,
  CalendarClock,
  CalendarDays,
  CircleAlert,
  MessageSquare,
  OctagonAlert,
  Paperclip,
} from 'lucide-react';
import { Avatar } from '../../../shell/pictures/avatar.tsx';
import { cricoText } from '../area/crico-text.ts';
import { dayOf, formatDay, formatDays } from '../../../shell/days/days.ts';
import { projectText } from '../area/project/project-text.ts';
import { useBoard } from './board-context.ts';
import { boardText } from './board-text.ts';
import { deadlineOf, statusOf, type CardStatus, type Deadline } from './view/card-filter.ts';
import { viewText } from './view/view-text.ts';

const badge = 'inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs font-medium whitespace-nowrap';

const statusLooks: Record<CardStatus, string> = {
  todo: 'bg-sunken text-soft',
  'in-progress': 'bg-info-soft text-info',
  review: 'bg-warning-soft text-warning',
  done: 'bg-success-soft text-success',
  blocked: 'bg-danger-soft text-danger',
};

export const StatusBadge = ({ card }: { readonly card: CardRow }) => {
  const text = viewText.useText();
  const status = statusOf(useBoard().board, card);
  return (
    <span className={`${badge} ${statusLooks[status]}`}>
      {status === 'blocked' && <OctagonAlert aria-hidden="true" size={13} />}
      {text.statuses[status]}
    </span>
  );
};

const priorityLooks: Record<CardRow['priority'], string> = {
  low: 'bg-info-soft text-info',
  medium: 'bg-sunken text-soft',
  high: 'bg-warning-soft text-warning',
  critical: 'bg-danger-soft text-danger',
};

interface PriorityBadgeProps extends Pick<CardRow, 'priority'> {
  /** Whether the default one of every card is only read out. */
  readonly isQuiet?: boolean;
}

export const PriorityBadge = ({ priority, isQuiet = false }: PriorityBadgeProps) => {
  const text = boardText.useText();
  const shared = projectText.useText();
  return (
    <span className={isQuiet && priority === 'medium' ? 'sr-only' : `${badge} ${priorityLooks[priority]}`}>
      <span className="sr-only">{text.priority}: </span>
      {shared.priorities[priority]}
    </span>
  );
};

const deadlineLooks: Record<Deadline, { readonly look: string; readonly Icon: typeof CalendarDays }> = {
  overdue: { look: 'font-semibold text-danger', Icon: CircleAlert },
  today: { look: 'font-semibold text-warning', Icon: CalendarClock },
  upcoming: { look: 'text-soft', Icon: CalendarDays },
  none: { look: 'text-soft', Icon: CalendarCheck2 },
};

/** `16–22 nov`: from the day on which work starts. */
const daysOf = (start: string | null, due: string): string =>
  start === null || start > due ? formatDay(due) : formatDays(start, due);

interface DeadlineBadgeProps {
  readonly card: CardRow;
  /** The icon shows its state, and a text for screen readers; the start day is before it. */
  readonly isBrief?: boolean;
}

/** The state of a card's deadline, and the day; nothing where it has none. */
export const DeadlineBadge = ({ card, isBrief = false }: DeadlineBadgeProps) => {
  const text = viewText.useText();
  const { board } = useBoard();
  if (card.due_on === null) return null;
  const deadline = deadlineOf(board, card, dayOf(new Date()));
  const { look, Icon } = deadlineLooks[deadline];
  const words = { overdue: text.deadlines.overdue, today: text.deadlines.today };
  return (
    <span className={`inline-flex items-center gap-1 text-xs whitespace-nowrap ${look}`}>
      <Icon aria-hidden="true" size={13} />
      {(deadline === 'overdue' || deadline === 'today') && (
        <span className={isBrief ? 'sr-only' : ''}>{words[deadline]} · </span>
      )}
      {isBrief ? daysOf(card.start_on, card.due_on) : formatDay(card.due_on)}
    </span>
  );
};

/** How many comments a card has, and whether some of them are unread; nothing without comments. */
export const CommentsBadge = ({ id }: { readonly id: string }) => {
  const text = boardText.useText();
  const count = useBoard().comments.get(id);
  if (!count) return null;
  return (
    <span
      className={`inline-flex items-center gap-1 text-xs tabular-nums ${count.unread > 0 ? 'font-semibold text-accent' : 'text-soft'}`}
    >
      <MessageSquare aria-hidden="true" size={13} fill={count.unread > 0 ? 'currentColor' : 'none'} />
      <span aria-hidden="true">{count.total}</span>
      <span className="sr-only">{text.comments(count.total, count.unread)}</span>
    </span>
  );
};

/** How many files a card has; nothing where it has none. */
export const FilesBadge = ({ id }: { readonly id: string }) => {
  const text = boardText.useText();
  const count = useBoard().files.get(id);
  if (!count) return null;
  return (
    <span className="inline-flex items-center gap-1 text-xs text-soft tabular-nums">
      <Paperclip aria-hidden="true" size={13} />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{text.files(count)}</span>
    </span>
  );
};

export const AssigneeBadge = ({ id }: { readonly id: string }) => {
  const text = boardText.useText();
  const { gone } = cricoText.useText().people;
  const { people } = useBoard();
  const person = people.find((one) => one.id === id);
  return (
    <span>
      <Avatar name={person?.name ?? '·'} picture={person?.picture} size="xs" isGone={person?.isActive === false} />
      <span className="sr-only">
        {person ? text.assignedTo(person.name) : text.assigned}
        {person?.isActive === false && ` (${gone})`}
      </span>
    </span>
  );
};
