import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { CalendarCheck2, CalendarClock, CalendarDays, CircleAlert, OctagonAlert } from 'lucide-react';
import { initialsOf } from '../area/in-words.ts';
import { dayOf, formatDay } from '../area/days.ts';
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
  low: 'bg-sunken text-soft',
  medium: 'bg-info-soft text-info',
  high: 'bg-warning-soft text-warning',
  critical: 'bg-danger-soft text-danger',
};

export const PriorityBadge = ({ priority }: Pick<CardRow, 'priority'>) => {
  const text = boardText.useText();
  const shared = projectText.useText();
  return (
    <span className={`${badge} ${priorityLooks[priority]}`}>
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

/** How a card stands to its deadline, and the day; nothing where it has none. */
export const DeadlineBadge = ({ card }: { readonly card: CardRow }) => {
  const text = viewText.useText();
  const { board } = useBoard();
  if (card.due_on === null) return null;
  const deadline = deadlineOf(board, card, dayOf(new Date()));
  const { look, Icon } = deadlineLooks[deadline];
  const words = { overdue: text.deadlines.overdue, today: text.deadlines.today };
  return (
    <span className={`inline-flex items-center gap-1 text-xs whitespace-nowrap ${look}`}>
      <Icon aria-hidden="true" size={13} />
      {deadline === 'overdue' || deadline === 'today' ? `${words[deadline]} · ` : ''}
      {formatDay(card.due_on)}
    </span>
  );
};

export const AssigneeBadge = ({ id }: { readonly id: string }) => {
  const text = boardText.useText();
  const name = useBoard().names.get(id);
  return (
    <span className="grid size-6 shrink-0 place-items-center rounded-full bg-info-soft text-xs font-semibold text-info">
      <span aria-hidden="true">{name ? initialsOf(name) : '·'}</span>
      <span className="sr-only">{name ? text.assignedTo(name) : text.assigned}</span>
    </span>
  );
};
