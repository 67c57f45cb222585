import { limits } from '../../../../limits/limits.ts';

/** Columns of the table that every project has. */
export const columnNames = [
  'number',
  'title',
  'list',
  'status',
  'priority',
  'assignee',
  'start_on',
  'due_on',
  'baseline',
  'progress',
  'estimated_hours',
  'actual_hours',
  'blocked_reason',
  'labels',
  'tags',
  'comments',
  'files',
] as const;
export type ColumnName = (typeof columnNames)[number];

/** A column that is shown: its name, or the id of a field, and its width where one was chosen. */
export interface ChosenColumn {
  readonly key: string;
  readonly px: number | null;
}

/** The default display. */
export const usualColumns: readonly ColumnName[] = [
  'number',
  'title',
  'status',
  'priority',
  'assignee',
  'due_on',
  'progress',
];

const { leastPx, mostPx } = limits.crico.board.column;

export const possiblePx = (px: number): number => Math.round(Math.max(leastPx, Math.min(px, mostPx)));

const partOf = (part: string): ChosenColumn => {
  const [key = '', px] = part.split('*');
  return { key, px: px === undefined || !/^\d{2,3}$/.test(px) ? null : possiblePx(Number(px)) };
};

/**
 * The columns that a text names, each once, in their order. Columns that a project does not have are left out; the title is
 * always included, because it identifies a card.
 *
 * @param fields the ids of the fields of the project
 */
export const chosenColumns = (text: string, fields: readonly string[]): readonly ChosenColumn[] => {
  const known = new Set<string>([...columnNames, ...fields]);
  const parts = text === '' ? usualColumns.map((key) => ({ key, px: null })) : text.split('.').map(partOf);
  const once = parts.filter(({ key }, at) => known.has(key) && parts.findIndex((one) => one.key === key) === at);
  return once.some(({ key }) => key === 'title') ? once : [{ key: 'title', px: null }, ...once];
};

/** The form of columns in an address and in the service; the default is empty. */
export const columnsText = (columns: readonly ChosenColumn[]): string => {
  const text = columns.map(({ key, px }) => (px === null ? key : `${key}*${px}`)).join('.');
  return text === usualColumns.join('.') ? '' : text;
};

/** The columns with one of them at another place. */
export const movedColumn = (columns: readonly ChosenColumn[], key: string, index: number): readonly ChosenColumn[] => {
  const moved = columns.filter((column) => column.key === key);
  return columns.filter((column) => column.key !== key).toSpliced(index, 0, ...moved);
};
