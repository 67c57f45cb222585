import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { KeyboardEvent } from 'react';
import type { BoardView } from '../use-board-view.ts';
import { stops, type TableScene } from './table-context.ts';

/** Rows that a page key passes. */
const PAGE_ROWS = 10;

interface Grid {
  /** In the order of the screen. */
  readonly cards: readonly CardRow[];
  readonly view: BoardView;
  readonly scene: TableScene;
  readonly mayChange: boolean;
  readonly remove: (card: CardRow) => void;
  readonly toggle: (card: CardRow) => void;
  readonly selectAll: () => void;
}

const rowSteps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -PAGE_ROWS,
  PageDown: PAGE_ROWS,
};

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** Moves between the cells of the table, after the ARIA pattern of grids. @returns whether the key was one of these */
const useMoving = ({ cards, view, scene }: Grid) => {
  const toRow = (index: number): void => {
    const card = cards[clamp(index, cards.length - 1)];
    if (card) view.ask(card.id);
  };
  const toColumn = (index: number, card: CardRow): void => {
    scene.toColumn(stops[clamp(index, stops.length - 1)] ?? 'title');
    view.ask(card.id);
  };
  return ({ key, ctrlKey, metaKey }: KeyboardEvent, card: CardRow): boolean => {
    const row = cards.indexOf(card);
    const column = stops.indexOf(scene.column);
    const step = rowSteps[key];
    const isFar = ctrlKey || metaKey;
    if (step !== undefined) toRow(row + step);
    else if (key === 'ArrowLeft') toColumn(column - 1, card);
    else if (key === 'ArrowRight') toColumn(column + 1, card);
    else if (key === 'Home') {
      toColumn(0, isFar ? (cards[0] ?? card) : card);
    } else if (key === 'End') {
      toColumn(stops.length - 1, isFar ? (cards.at(-1) ?? card) : card);
    } else return false;
    return true;
  };
};

/** The keys of the table: between its cells, and of what can be done to a row. */
export const useGridKeys = (grid: Grid) => {
  const { cards, view, scene, mayChange, remove, toggle, selectAll } = grid;
  const move = useMoving(grid);
  const removed = (card: CardRow): void => {
    const next = cards[cards.indexOf(card) + 1] ?? cards[cards.indexOf(card) - 1];
    remove(card);
    if (next) view.ask(next.id);
  };
  const held = (key: string, card: CardRow): boolean => {
    if (key === 'a') selectAll();
    else if (key === 'e' && mayChange) scene.edit(card);
    else if (key === 'd' && mayChange) scene.duplicate(card);
    else if (key === 'Enter') scene.open(card);
    else return false;
    return true;
  };
  const plain = (key: string, card: CardRow): boolean => {
    if ((key === 'Enter' || key === 'F2') && mayChange) scene.edit(card);
    else if (key === 'Enter') scene.open(card);
    else if (key === ' ') toggle(card);
    else if (key === 'Delete' && mayChange) removed(card);
    else return false;
    return true;
  };
  return (event: KeyboardEvent): void => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    const card = cards.find(({ id }) => id === row?.dataset['row']);
    if (!card || altKey || scene.edited === card.id) return;
    const act = ctrlKey || metaKey ? held(key.length === 1 ? key.toLowerCase() : key, card) : plain(key, card);
    if (act || move(event, card)) event.preventDefault();
  };
};
