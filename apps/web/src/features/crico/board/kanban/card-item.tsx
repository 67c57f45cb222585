import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { OctagonAlert } from 'lucide-react';
import type { CSSProperties, DragEvent, MouseEvent } from 'react';
import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';
import { viewText } from '../view/view-text.ts';
import { CardCover } from './card-cover.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardMarks } from './card-marks.tsx';
import { dragStore, endDrag, takeCards } from './drag-store.ts';
import { RenameCard } from './rename-card.tsx';

/** The summary of a card. */
const CardFace = ({ card }: { readonly card: CardRow }) => {
  const text = boardText.useText();
  const { board } = useBoard();
  return (
    <>
      <span className="flex items-center gap-2">
        <CardCover card={card} />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className="flex items-center gap-1.5 pr-6 text-xs text-soft">
            {card.number > 0 && <span className="shrink-0 tabular-nums">{`${board.project.key}-${card.number} `}</span>}
            {card.blocked_reason !== null && (
              <span className="inline-flex shrink-0 items-center gap-1 font-semibold text-danger">
                <OctagonAlert aria-hidden="true" size={13} />
                {text.blocked}
              </span>
            )}
            <CardMarks card={card} />
          </span>
          <span className="truncate leading-snug font-medium">{card.title}</span>
        </span>
      </span>
      <CardFacts card={card} />
    </>
  );
};

/** Drags the card, and all selected ones if it is one of them. */
const useDrag = (card: CardRow, from: string) => {
  const { selection } = useBoard();
  const isDragged = dragStore.use(({ ids }) => ids.has(card.id));
  const onDragStart = ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData('text/plain', card.title);
    dataTransfer.effectAllowed = 'move';
    takeCards(card.id, from, selection.ids);
  };
  return { isDragged, handlers: { onDragStart, onDragEnd: endDrag } };
};

interface CardItemProps {
  readonly card: CardRow;
  /** Its column here. */
  readonly column: string;
  readonly index: number;
  readonly count: number;
  readonly cardPx: number;
  /** Whether Tab stops at it. */
  readonly isStop: boolean;
}

/** Without a selection it shows under the pointer and with the focus; a tap there opens the card. */
const waiting =
  'opacity-0 group-hover:opacity-100 group-has-focus-visible:opacity-100 pointer-coarse:pointer-events-none';

/** Chooses the card. */
const Choose = ({ card, isStop }: Pick<CardItemProps, 'card' | 'isStop'>) => {
  const text = viewText.useText();
  const { selection } = useBoard();
  return (
    <label
      className={`absolute top-0 right-0 grid size-8 place-items-center pointer-coarse:size-11 ${selection.isChoosing ? '' : waiting}`}
    >
      <input
        type="checkbox"
        tabIndex={isStop ? 0 : -1}
        aria-label={text.selectCard(card.title)}
        checked={selection.has(card.id)}
        onChange={() => selection.toggle([card.id])}
        className="size-4 accent-(--accent)"
      />
    </label>
  );
};

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

/** A card in its column: a click opens it, and the keyboard or the pointer moves it. */
export const CardItem = ({ card, column, index, count, cardPx, isStop }: CardItemProps) => {
  const { view, actions, open, selection } = useBoard();
  const { isDragged, handlers } = useDrag(card, column);
  const isCarried = view.carried?.cardId === card.id;
  const isRenaming = view.renaming === card.id;
  const style: CSSProperties = { top: index * cardPx, height: cardPx - 8 };
  const ring = isCarried
    ? 'border-accent ring-2 ring-accent shadow-high'
    : selection.has(card.id)
      ? 'border-accent ring-1 ring-accent'
      : 'border-line';
  return (
    <li
      aria-setsize={count}
      aria-posinset={index + 1}
      style={style}
      draggable={actions.mayChange && !isRenaming}
      {...handlers}
      className={`group absolute inset-x-0 rounded-md select-none [-webkit-touch-callout:none] border bg-raised ${ring} ${isDragged ? 'opacity-50' : ''}`}
    >
      {isRenaming ? (
        <RenameCard card={card} />
      ) : (
        <>
          <button
            type="button"
            data-card={card.id}
            tabIndex={isStop ? 0 : -1}
            aria-describedby="board-keys"
            onFocus={() => {
              const { focus } = view;
              if (focus.cardId !== card.id || focus.column !== column)
                view.change({ focus: { ...focus, cardId: card.id, column } });
            }}
            onClick={(event) => {
              const isHeld = event.ctrlKey || event.metaKey || event.shiftKey;
              if (isHeld || (selection.isChoosing && isTouch(event))) selection.toggle([card.id]);
              else open(card);
            }}
            className="flex size-full flex-col justify-between gap-1 rounded-md px-3 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-3"
          >
            <CardFace card={card} />
          </button>
          {actions.mayChange && <Choose card={card} isStop={isStop} />}
        </>
      )}
    </li>
  );
};
