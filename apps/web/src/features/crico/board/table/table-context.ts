import { createContext, use } from 'react';
import type { CardRow } from '@nivel/contracts/projects/board-shape';

/** Columns in the order of the screen. On a narrow screen some share a line, and the others are in the card. */
export const tableColumns = [
  'select',
  'number',
  'title',
  'status',
  'priority',
  'assignee',
  'due',
  'progress',
  'actions',
] as const;
export type TableColumn = (typeof tableColumns)[number];

/** Those that keys stop at; what the last one offers has keys of its own. */
export const stops: readonly TableColumn[] = tableColumns.filter((column) => column !== 'actions');

export interface TableScene {
  /** The column that the keys are at. */
  readonly column: TableColumn;
  readonly toColumn: (column: TableColumn) => void;
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
