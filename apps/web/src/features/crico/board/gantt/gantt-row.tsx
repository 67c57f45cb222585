import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { spanOf } from '@nivel/planning/card-dates';
import { spanInWords } from '../../area/plan/span-words.ts';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';
import { BaselineBar, GanttBar, GhostBar } from './gantt-bar.tsx';
import { useGantt } from './gantt-context.ts';
import { ganttText } from './gantt-text.ts';

interface GanttRowProps {
  readonly card: CardRow;
  /** The index among all cards, counted from 1. */
  readonly place: number;
  readonly count: number;
  readonly top: number;
  readonly isStop: boolean;
}

/** A card without dates: it can be put onto the chart. */
const NoDates = ({ card, isStop }: Pick<GanttRowProps, 'card' | 'isStop'>) => {
  const text = ganttText.useText();
  const { actions, view, open } = useBoard();
  return (
    <button
      type="button"
      data-bar={card.id}
      data-part={actions.mayChange ? 'place' : undefined}
      tabIndex={isStop ? 0 : -1}
      aria-label={
        actions.mayChange ? `${text.noDates}. ${text.placeCard(card.title)}` : `${card.title}: ${text.noDates}`
      }
      aria-describedby="gantt-keys"
      onFocus={() => view.focus.cardId !== card.id && view.change({ focus: { ...view.focus, cardId: card.id } })}
      onClick={() => open(card)}
      className={`shrink-0 rounded-sm border border-dashed border-line-strong px-1.5 py-0.5 text-xs text-soft select-none [-webkit-touch-callout:none] ${actions.mayChange ? 'cursor-grab' : ''}`}
    >
      {text.noDates}
    </button>
  );
};

/** The card in the list beside the chart. */
const ListCell = ({ card, isStop }: Pick<GanttRowProps, 'card' | 'isStop'>) => {
  const views = viewText.useText();
  const { board, selection, open } = useBoard();
  const { listPx } = useGantt();
  const span = spanOf(card);
  const isWide = listPx >= 200;
  return (
    <div
      style={{ width: listPx }}
      className={`sticky left-0 z-10 flex h-full shrink-0 items-center gap-1 border-r border-line-strong pr-2 ${selection.has(card.id) ? 'bg-accent-soft' : 'bg-raised'}`}
    >
      <label className={`grid h-full shrink-0 place-items-center ${isWide ? 'w-9' : 'w-7'} pointer-coarse:w-10`}>
        <input
          type="checkbox"
          tabIndex={isStop ? 0 : -1}
          aria-label={views.selectCard(card.title)}
          checked={selection.has(card.id)}
          onChange={() => selection.toggle([card.id])}
          className="size-4 accent-(--accent) pointer-coarse:size-5"
        />
      </label>
      <button
        type="button"
        tabIndex={-1}
        onClick={() => open(card)}
        title={card.title}
        className="h-full min-w-0 flex-1 truncate text-left text-sm hover:underline"
      >
        {isWide && card.number > 0 && (
          <span className="mr-1.5 text-xs text-soft tabular-nums">{`${board.project.key}-${card.number}`}</span>
        )}
        {card.title}
      </button>
      {span ? (
        isWide && <span className="shrink-0 text-xs text-soft">{spanInWords(span)}</span>
      ) : (
        <NoDates card={card} isStop={isStop} />
      )}
    </div>
  );
};

/** A card: in the list, and over its days. */
export const GanttRow = ({ card, place, count, top, isStop }: GanttRowProps) => {
  const { held, others, rowPx, baseline } = useGantt();
  const dates = baseline?.get(card.id);
  const was = dates && spanOf(dates);
  const own = held?.card.id === card.id ? held.span : spanOf(card);
  const ghost = others.get(card.id);
  return (
    <li
      data-row={card.id}
      aria-setsize={count}
      aria-posinset={place}
      style={{ top, height: rowPx }}
      className="group absolute inset-x-0 flex border-b border-line"
    >
      <ListCell card={card} isStop={isStop} />
      <div className="relative flex-1">
        {was && <BaselineBar span={was} />}
        {ghost && <GhostBar span={ghost} />}
        {own && <GanttBar card={card} span={own} isStop={isStop} />}
      </div>
    </li>
  );
};
