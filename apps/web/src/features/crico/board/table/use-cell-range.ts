import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useMemo, useState } from 'react';
import type { TableColumn } from './table-columns.ts';

/** Cells beside and below each other. */
export interface CellRange {
  /** The ids of the cards. */
  readonly ids: ReadonlySet<string>;
  /** The keys of the columns, in their order. */
  readonly keys: readonly string[];
}

/** A cell: its card and its column. */
export interface CellPlace {
  readonly id: string;
  readonly key: string;
}

export interface CellRangeChoice {
  readonly range: CellRange | null;
  /** Marks everything from where marking began, which is the first of both unless it has begun, to the second. */
  readonly extend: (from: CellPlace, to: CellPlace) => CellRange;
  readonly clear: () => void;
}

const between = (all: readonly string[], one: string, other: string): string[] => {
  const [first, last] = [all.indexOf(one), all.indexOf(other)].sort((a, b) => a - b);
  return first === undefined || last === undefined || first < 0 ? [] : all.slice(first, last + 1);
};

/** The first column chooses, and the last one acts. */
const outside = new Set(['select', 'actions']);

const rangeOf = (
  cards: readonly CardRow[],
  columns: readonly TableColumn[],
  { from, to }: { readonly from: CellPlace; readonly to: CellPlace },
): CellRange => {
  const [ids, keys] = [cards.map(({ id }) => id), columns.map(({ key }) => key)];
  return {
    ids: new Set(between(ids, from.id, to.id)),
    keys: between(keys, from.key, to.key).filter((key) => !outside.has(key)),
  };
};

/** The cells of a page of the table that are marked to be copied. */
export const useCellRange = (cards: readonly CardRow[], columns: readonly TableColumn[]): CellRangeChoice => {
  const [ends, setEnds] = useState<{ readonly from: CellPlace; readonly to: CellPlace } | null>(null);
  const range = useMemo(() => {
    const found = ends && rangeOf(cards, columns, ends);
    return found && found.ids.size > 0 && found.keys.length > 0 ? found : null;
  }, [cards, columns, ends]);
  return {
    range,
    extend: (from, to) => {
      const next = { from: range && ends ? ends.from : from, to };
      setEnds(next);
      return rangeOf(cards, columns, next);
    },
    clear: () => setEnds(null),
  };
};
