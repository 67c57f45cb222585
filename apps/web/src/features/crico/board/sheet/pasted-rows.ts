import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { putCards } from '@nivel/contracts/projects/put-cards.operation';
import { plainText } from '../../../../shell/commands/matching.ts';
import { byPosition } from '../../area/board-model/board-store.ts';
import { listOfStatus } from '../../area/board-model/card-moves.ts';
import { NUMBER, sheetColumns, type CellChange, type SheetColumn, type SheetScene } from './sheet-columns.ts';

/** Rows that are pasted at once. */
export const MOST_ROWS = 1_000;

export interface PastedCell {
  readonly text: string;
  /** Why it cannot be taken. */
  readonly problem: string | undefined;
}

export interface PastedRow {
  readonly cells: readonly PastedCell[];
  /** The card that it changes; undefined: it makes one. */
  readonly cardId: string | undefined;
  readonly said: CellChange;
}

/** Whether a column can be assigned to pasted text: read-only ones cannot, except the number that identifies a card. */
export const isTaken = ({ key, write }: SheetColumn): boolean => write !== undefined || key === NUMBER;

/** The columns of the pasted text, by the names in its first row; without any the first column is the title. */
export const columnsOf = (cells: readonly (readonly string[])[], columns: readonly SheetColumn[]) => {
  const [first = []] = cells;
  const named = first.map((name) => columns.find((column) => plainText(column.name) === plainText(name)));
  const known = named.filter((column) => column !== undefined);
  const hasNames = known.length * 2 >= first.length && known.length > 0;
  const keys = hasNames
    ? named.map((column) => (column && isTaken(column) ? column.key : ''))
    : first.map((_, index) => (index === 0 ? 'title' : ''));
  return { hasNames, keys, rows: hasNames ? cells.slice(1) : cells };
};

const joined = (all: readonly CellChange[]): CellChange =>
  all.reduce<CellChange>(
    (one, { set, add, ...place }) => ({
      ...one,
      ...place,
      set: { ...one.set, ...set, ...(set?.fields && { fields: { ...one.set?.fields, ...set.fields } }) },
      add: { ...one.add, ...add },
    }),
    {},
  );

/** Rows as they would be taken; an empty cell changes nothing. */
export const pastedRows = (
  scene: SheetScene,
  rows: readonly (readonly string[])[],
  keys: readonly string[],
): readonly PastedRow[] => {
  const columns = new Map(sheetColumns(scene).map((column) => [column.key, column]));
  const { board, text, shared } = scene;
  const byNumber = new Map([...board.cards.values()].map(({ id, number }) => [`${board.project.key}-${number}`, id]));
  const seen = new Set<string>();
  return rows.map((row) => {
    const number = row[keys.indexOf(NUMBER)]?.toUpperCase() ?? '';
    const cardId = byNumber.get(number);
    const isTwice = cardId !== undefined && seen.has(cardId);
    if (cardId !== undefined) seen.add(cardId);
    const said: CellChange[] = [];
    const problemOf = (typed: string, key: string): string | undefined => {
      if (key === NUMBER && typed !== '')
        return isTwice ? text.sheet.twice : cardId ? undefined : text.sheet.noCard(typed);
      if (key === 'title' && typed === '' && cardId === undefined) return shared.titleRequired;
      const answer = typed === '' ? undefined : columns.get(key)?.write?.(typed);
      if (typeof answer === 'object') said.push(answer);
      return typeof answer === 'string' ? answer : undefined;
    };
    const cells = keys.map((key, index) => ({ text: row[index] ?? '', problem: problemOf(row[index] ?? '', key) }));
    return { cells, cardId, said: joined(said) };
  });
};

export const isSound = ({ cells }: PastedRow): boolean => cells.every(({ problem }) => problem === undefined);

/** The request to the service for the rows that can be accepted. */
export const putOf = (
  { board }: SheetScene,
  rows: readonly PastedRow[],
  newId: () => string,
): Required<Pick<CallInputOf<typeof putCards>, 'create' | 'update'>> => {
  const first = listOfStatus(board, 'todo') ?? [...board.lists.values()].sort(byPosition)[0];
  const sound = rows.filter(isSound);
  return {
    create: sound.flatMap(({ cardId, said: { list_id = first?.id ?? '', set: { title = '', ...set } = {}, add } }) =>
      cardId === undefined && title !== '' ? [{ card_id: newId(), list_id, title, set, add }] : [],
    ),
    update: sound.flatMap(({ cardId, said }) => (cardId === undefined ? [] : [{ card_id: cardId, ...said }])),
  };
};
