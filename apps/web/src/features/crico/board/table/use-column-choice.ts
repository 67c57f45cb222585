import { useEffect, useRef, type RefObject } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { useBoard } from '../board-context.ts';
import { columnsText, movedColumn, possiblePx, type ChosenColumn } from '../view/column-choices.ts';
import { chosenOf, tracksOf, type TableColumn } from './table-columns.ts';
import { viewText } from '../view/view-text.ts';

const { stepPx } = limits.crico.board.column;

/** Room beside the content of a column with automatic width. */
const SPARE_PX = 4;

type Grid = RefObject<HTMLElement | null>;

/** Shows widths immediately, without drawing a row again. */
const show = (grid: HTMLElement, columns: readonly Pick<TableColumn, 'key' | 'px'>[]): void =>
  Object.entries(tracksOf(columns)).forEach(([name, value]) => grid.style.setProperty(name, value));

/** The widest drawn cell of a column, if each could be as wide as its content. */
const fittingPx = (grid: HTMLElement, columns: readonly TableColumn[], key: string): number => {
  const { '--columns': tracks } = tracksOf(columns);
  const fitting = columns.map((column) => (column.key === key ? 'max-content' : `${column.px ?? 0}px`)).join(' ');
  grid.style.setProperty('--columns', fitting);
  const cells = [...grid.querySelectorAll<HTMLElement>(`[data-cell="${key}"], [data-head-cell="${key}"]`)];
  const widest = Math.max(0, ...cells.map(({ offsetWidth }) => offsetWidth));
  grid.style.setProperty('--columns', tracks);
  return widest + SPARE_PX;
};

export interface ColumnChoice {
  /** Shows a column in this width until it is saved or reset. */
  readonly size: (key: string, px: number) => void;
  readonly widen: (key: string, steps: number) => void;
  /** Stores the display. */
  readonly keepSize: () => void;
  readonly leaveSize: () => void;
  /** Makes a column as wide as its content. */
  readonly fit: (key: string) => void;
  readonly move: (key: string, index: number) => void;
  /** Moves a column by a number of places, and keeps the focus on its heading. */
  readonly step: (key: string, steps: number) => void;
  readonly widthOf: (key: string) => number;
}

/** The choice of columns, and how another choice is stored and announced. */
const useKeeping = (columns: readonly TableColumn[]) => {
  const text = viewText.useText();
  const { choices, choose, view } = useBoard();
  const chosen = chosenOf(columns, choices.columns);
  const nameOf = (key: string): string => columns.find((column) => column.key === key)?.name ?? '';
  const keep = (next: readonly ChosenColumn[], said: string) => {
    choose({ columns: columnsText(next), page: choices.page });
    view.change({ said });
  };
  return {
    placeOf: (key: string): number => chosen.findIndex((column) => column.key === key),
    keepPx: (key: string, px: number): void => {
      const next = chosen.map((column) => (column.key === key ? { key, px } : column));
      keep(next, text.column.sized(nameOf(key), px));
    },
    move: (key: string, index: number): void => {
      const place = Math.max(0, Math.min(index, chosen.length - 1));
      if (chosen[place]?.key === key) return;
      keep(movedColumn(chosen, key, place), text.column.moved(nameOf(key), place + 1, chosen.length));
    },
  };
};

/** Changes the columns of the table: their widths and their order. */
export const useColumnChoice = (grid: Grid, columns: readonly TableColumn[]): ColumnChoice => {
  const { placeOf, keepPx, move } = useKeeping(columns);
  const sized = useRef<{ readonly key: string; readonly px: number } | null>(null);
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current === null) return;
    grid.current?.querySelector<HTMLElement>(`[data-head="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [grid, columns]);
  const widthOf = (key: string): number => {
    const drawn = grid.current?.querySelector<HTMLElement>(`[data-head-cell="${key}"]`)?.offsetWidth ?? 0;
    return drawn > 0 ? drawn : (columns.find((column) => column.key === key)?.px ?? 0);
  };
  const size = (key: string, wanted: number) => {
    const px = possiblePx(wanted);
    sized.current = { key, px };
    const next = columns.map((column) => (column.key === key ? { key, px } : column));
    if (grid.current) show(grid.current, next);
  };
  return {
    size,
    widthOf,
    move,
    widen: (key, steps) => size(key, (sized.current?.key === key ? sized.current.px : widthOf(key)) + steps * stepPx),
    keepSize: () => {
      const { current } = sized;
      sized.current = null;
      if (current) keepPx(current.key, current.px);
    },
    leaveSize: () => {
      sized.current = null;
      if (grid.current) show(grid.current, columns);
    },
    fit: (key) => {
      if (grid.current) keepPx(key, possiblePx(fittingPx(grid.current, columns, key)));
    },
    step: (key, steps) => {
      moved.current = key;
      move(key, placeOf(key) + steps);
    },
  };
};
