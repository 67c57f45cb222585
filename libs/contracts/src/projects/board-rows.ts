import type { OutputOf } from '../kernel/operation.ts';
import type { CardRow, ListRow, ProjectRow } from './board-shape.ts';
import { priorities } from './board-values.ts';
import type { ProjectChange } from './project-delta.ts';
import type { readBoard } from './read-board.operation.ts';

// Without a schema, so that a page may load it that loads none.

export type BoardPage = OutputOf<typeof readBoard>;

/** What a client holds of a project: rows by id. */
export interface BoardRows {
  readonly project: ProjectRow;
  readonly lists: ReadonlyMap<string, ListRow>;
  readonly cards: ReadonlyMap<string, CardRow>;
}

const unpacked = ({ lists, people }: BoardPage, packed: BoardPage['cards'][number]): CardRow => {
  const [id, number, list, position, title, priority, person, start_on, due_on, progress, blocked_reason] = packed;
  const assignee = person === null ? null : (people[person] ?? null);
  const list_id = lists[list]?.id ?? '';
  const row = { id, number, list_id, position, title, assignee, start_on, due_on, progress, blocked_reason };
  return { ...row, priority: priorities[priority] ?? 'low' };
};

/** The rows that pages bring, as of the first one; undefined without a page. */
export const rowsOf = (pages: readonly BoardPage[]): BoardRows | undefined => {
  const [first] = pages;
  if (!first) return undefined;
  const cards = pages.flatMap((page) => page.cards.map((card) => unpacked(page, card)));
  return {
    project: first.project,
    lists: new Map(first.lists.map((list) => [list.id, list])),
    cards: new Map(cards.map((card) => [card.id, card])),
  };
};

/** A change of a row that is not held says all of it, or is about what is gone. */
const isWhole = <Row extends { id: string; position: string }>(row: { id: string } & Partial<Row>): row is Row =>
  row.position !== undefined;

const put = <Row extends { id: string; position: string }>(
  rows: Map<string, Row>,
  id: string,
  set: Partial<Omit<Row, 'id'>> | null,
): void => {
  const row = { id, ...rows.get(id), ...set } as { id: string } & Partial<Row>;
  if (set === null) rows.delete(id);
  else if (isWhole<Row>(row)) rows.set(id, row);
};

/** The rows after the changes of a command; those that it does not name stay the same objects. */
export const withChanges = <Held extends BoardRows>(held: Held, changes: readonly ProjectChange[]): Held => {
  if (changes.length === 0) return held;
  const [lists, cards] = [new Map(held.lists), new Map(held.cards)];
  for (const change of changes) {
    if (change.of === 'card') put(cards, change.id, change.set);
    else put(lists, change.id, change.set);
  }
  return { ...held, lists, cards };
};
