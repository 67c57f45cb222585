import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { FieldKind } from '@nivel/contracts/projects/field-values';
import type { CSSProperties } from 'react';
import { fieldsOf } from '../../area/board-model/field-commands.ts';
import type { Board } from '../../area/board-model/board-store.ts';
import { chosenColumns, type ChosenColumn, type ColumnName } from '../view/column-choices.ts';
import type { ViewMessages } from '../view/messages/es-mx.ts';
import type { Sort } from '../view/view-choices.ts';

/** A column of the table, in the order of the screen. */
export interface TableColumn {
  readonly key: string;
  readonly name: string;
  /** Null: as wide as there is room. */
  readonly px: number | null;
  readonly sort: Sort | undefined;
  /** The field of the project that it shows. */
  readonly field: FieldRow | undefined;
}

type Plain = Omit<TableColumn, 'key' | 'name' | 'field'>;

const usual: Readonly<Record<ColumnName, Plain>> = {
  number: { px: 80, sort: 'number' },
  title: { px: null, sort: 'title' },
  list: { px: 128, sort: 'list' },
  status: { px: 112, sort: 'status' },
  priority: { px: 104, sort: 'priority' },
  assignee: { px: 144, sort: 'assignee' },
  start_on: { px: 112, sort: 'start' },
  due_on: { px: 152, sort: 'due' },
  baseline: { px: 144, sort: undefined },
  progress: { px: 80, sort: 'progress' },
  estimated_hours: { px: 112, sort: 'estimate' },
  actual_hours: { px: 112, sort: 'actual' },
  blocked_reason: { px: 160, sort: 'blocked' },
  labels: { px: 160, sort: 'labels' },
  tags: { px: 128, sort: 'tags' },
  comments: { px: 112, sort: 'comments' },
  files: { px: 96, sort: 'files' },
};

const fieldPx: Readonly<Record<FieldKind, number>> = {
  text: 160,
  number: 112,
  money: 128,
  day: 128,
  choice: 128,
  person: 144,
  link: 160,
  boolean: 120,
};

/** Before and behind the choice. */
const selecting = (text: ViewMessages): TableColumn => ({
  key: 'select',
  name: text.columns.select,
  px: 36,
  sort: undefined,
  field: undefined,
});
const ACTIONS_PX = 132;
const acting = (text: ViewMessages): TableColumn => ({
  key: 'actions',
  name: text.columns.actions,
  px: ACTIONS_PX,
  sort: undefined,
  field: undefined,
});

/** All of a project, with default width unless one was chosen. */
export const knownColumns = (board: Pick<Board, 'fields'>, text: ViewMessages): ReadonlyMap<string, TableColumn> => {
  const named = (Object.entries(usual) as [ColumnName, Plain][]).map(([key, plain]): TableColumn => ({
    ...plain,
    key,
    name: text.columns[key],
    field: undefined,
  }));
  const own = fieldsOf(board).map((field): TableColumn => {
    const { id: key, name, kind } = field;
    return { key, name, px: fieldPx[kind], sort: `field.${key}`, field };
  });
  return new Map([...named, ...own].map((column) => [column.key, column]));
};

/** The content of a card on a narrow screen, which has no columns. */
const narrow: readonly ChosenColumn[] = ['title', 'status', 'priority', 'due_on'].map((key) => ({ key, px: null }));

/** The columns of the table as they were chosen. */
export const tableColumns = (
  board: Pick<Board, 'fields'>,
  text: ViewMessages,
  choices: { readonly columns: string; readonly isNarrow: boolean },
): readonly TableColumn[] => {
  const known = knownColumns(board, text);
  const chosen = choices.isNarrow ? narrow : chosenColumns(choices.columns, [...known.keys()]);
  const shown = chosen.flatMap(({ key, px }) => {
    const column = known.get(key);
    return column ? [{ ...column, px: px ?? column.px }] : [];
  });
  return [selecting(text), ...shown, acting(text)];
};

/** The choice of columns that are shown: a width only if the person chose it. */
export const chosenOf = (columns: readonly TableColumn[], text: string): readonly ChosenColumn[] => {
  const keys = columns.slice(1, -1).map(({ key }) => key);
  const widths = new Map(chosenColumns(text, keys).map(({ key, px }) => [key, px]));
  return keys.map((key) => ({ key, px: widths.get(key) ?? null }));
};

/** The columns that keys stop at; the actions of the last one have keys of their own. */
export const stopsOf = (columns: readonly TableColumn[]): readonly string[] =>
  columns.slice(0, -1).map(({ key }) => key);

type Tracks = CSSProperties & Readonly<Record<'--columns' | '--columns-width', string>>;

const LEAST_TITLE_PX = 192;
const GAP_PX = 8;

/** The widths of the columns for the table's style: the rest goes to the title, or after the last one. */
export const tracksOf = (columns: readonly Pick<TableColumn, 'key' | 'px'>[]): Tracks => {
  const hasRoom = columns.some(({ px }) => px === null);
  const track = ({ key, px }: Pick<TableColumn, 'key' | 'px'>): string => {
    if (px === null) return `minmax(${LEAST_TITLE_PX}px, 1fr)`;
    return key === 'actions' && !hasRoom ? `minmax(${px}px, 1fr)` : `${px}px`;
  };
  const least = columns.reduce((sum, { px }) => sum + (px ?? LEAST_TITLE_PX) + GAP_PX, 0);
  return { '--columns': columns.map(track).join(' '), '--columns-width': `${least}px` };
};
