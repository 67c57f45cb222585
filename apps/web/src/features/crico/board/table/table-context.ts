import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { createContext, use } from 'react';
import type { CellRange } from './use-cell-range.ts';
import type { TableColumn } from './table-columns.ts';

export interface TableScene {
  /** Sorted as on the screen. On a narrow one some share a line, and the others are in the card. */
  readonly columns: readonly TableColumn[];
  readonly isNarrow: boolean;
  /** Cells that are marked to be copied. */
  readonly range: CellRange | null;
  /** The column that the keys are at. */
  readonly column: string;
  readonly toColumn: (key: string) => void;
  /** The card whose row is edited. */
  readonly edited: string | null;
  readonly edit: (card: CardRow | null) => void;
  readonly duplicate: (card: CardRow) => void;
  readonly open: (card: CardRow) => void;
}

export const TableContext = createContext<TableScene | null>(null);

/** The table around a component. */
export const useTable = (): TableScene => {
  const scene = use(TableContext);
  if (!scene) throw new Error('there is no table around this component');
  return scene;
};
