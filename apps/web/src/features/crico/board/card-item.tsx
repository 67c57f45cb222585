import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { CalendarDays, CircleAlert, OctagonAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { limits } from '../../../limits/limits.ts';
import { initialsOf } from '../area/in-words.ts';
import { projectText } from '../area/project/project-text.ts';
import { useBoard } from './board-context.ts';
import { boardText } from './board-text.ts';
import { dayOf, formatDay } from '../area/days.ts';
import { RenameCard } from './rename-card.tsx';

const { cardPx } = limits.crico.board;

const priorityLooks: Record<CardRow['priority'], string> = {
  low: 'bg-sunken text-soft',
  medium: 'bg-info-soft text-info',
  high: 'bg-warning-soft text-warning',
  critical: 'bg-danger-soft text-danger',
};

const DueDay = ({ day, isDone }: { readonly day: string; readonly isDone: boolean }) => {
  const text = boardText.useText();
  const isOverdue = !isDone && day < dayOf(new Date());
  return (
    <span className={`inline-flex items-center gap-1 ${isOverdue ? 'font-semibold text-danger' : 'text-soft'}`}>
      {isOverdue ? <CircleAlert aria-hidden="true" size={13} /> : <CalendarDays aria-hidden="true" size={13} />}
      {isOverdue && <span className="sr-only">{text.overdue}, </span>}
      <span className="sr-only">{text.due('')}</span>
      {formatDay(day)}
    </span>
  );
};

const Assignee = ({ id }: { readonly id: string }) => {
  const text = boardText.useText();
  const name = useBoard().names.get(id);
  return (
    <span className="ml-auto grid size-6 place-items-center rounded-full bg-info-soft text-xs font-semibold text-info">
      <span aria-hidden="true">{name ? initialsOf(name) : '·'}</span>
      <span className="sr-only">{name ? text.assignedTo(name) : text.assigned}</span>
    </span>
  );
};

/** What is read of a card at a glance. */
const CardFace = ({ card }: { readonly card: CardRow }) => {
  const text = boardText.useText();
  const shared = projectText.useText();
  const { board } = useBoard();
  const isDone = board.lists.get(card.list_id)?.status === 'done';
  return (
    <>
      <span className="flex items-center gap-1.5 text-xs text-soft">
        {card.number > 0 && <span className="tabular-nums">{`${board.project.key}-${card.number} `}</span>}
        {card.blocked_reason !== null && (
          <span className="inline-flex items-center gap-1 font-semibold text-danger">
            <OctagonAlert aria-hidden="true" size={13} />
            {text.blocked}
          </span>
        )}
      </span>
      <span className="truncate leading-snug font-medium">{card.title}</span>
      <span className="flex items-center gap-2 text-xs">
        <span className={`rounded-sm px-1.5 py-0.5 font-medium ${priorityLooks[card.priority]}`}>
          <span className="sr-only">{text.priority}: </span>
          {shared.priorities[card.priority]}
        </span>
        {card.due_on !== null && <DueDay day={card.due_on} isDone={isDone} />}
        {card.assignee !== null && <Assignee id={card.assignee} />}
      </span>
    </>
  );
};

interface CardItemProps {
  readonly card: CardRow;
  readonly index: number;
  readonly count: number;
  /** Whether Tab stops at it. */
  readonly isStop: boolean;
}

/** A card in its list: it opens with a click, and moves by keys and by the pointer. */
export const CardItem = ({ card, index, count, isStop }: CardItemProps) => {
  const { view, actions, open } = useBoard();
  const isCarried = view.carried?.cardId === card.id;
  const isRenaming = view.renaming === card.id;
  const style: CSSProperties = { top: index * cardPx, height: cardPx - 8 };
  const ring = isCarried ? 'border-accent ring-2 ring-accent shadow-high' : 'border-line';
  return (
    <li
      aria-setsize={count}
      aria-posinset={index + 1}
      style={style}
      draggable={actions.mayChange && !isRenaming}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', card.title);
        event.dataTransfer.effectAllowed = 'move';
        view.change({ dragged: card.id });
      }}
      onDragEnd={() => view.change({ dragged: null, mark: null })}
      className={`absolute inset-x-0 rounded-md border bg-raised ${ring} ${view.dragged === card.id ? 'opacity-50' : ''}`}
    >
      {isRenaming ? (
        <RenameCard card={card} />
      ) : (
        <button
          type="button"
          data-card={card.id}
          tabIndex={isStop ? 0 : -1}
          aria-describedby="board-keys"
          onFocus={() => view.focus.cardId !== card.id && view.change({ focus: { ...view.focus, cardId: card.id } })}
          onClick={() => open(card)}
          className="flex size-full flex-col justify-between gap-1 rounded-md px-3 py-2 text-left hover:bg-sunken"
        >
          <CardFace card={card} />
        </button>
      )}
    </li>
  );
};
