import type { OutputOf } from '../kernel/operation.ts';
import { cardAfter, nothingMore } from './card-sets.ts';
import type { CardRow, LabelRow, ListRow, ProjectRow } from './board-shape.ts';
import { priorities } from './values/board-values.ts';
import type { FieldRow } from './field-shape.ts';
import type { ProjectChange } from './project-delta.ts';
import type { readBoard } from './read-board.operation.ts';

// Without a schema, so that a page may load it that loads none.

export type BoardPage = OutputOf<typeof readBoard>;

/** A client's state of a project: rows by id. */
export interface BoardRows {
  readonly project: ProjectRow;
  readonly lists: ReadonlyMap<string, ListRow>;
  readonly labels: ReadonlyMap<string, LabelRow>;
  readonly fields: ReadonlyMap<string, FieldRow>;
  readonly cards: ReadonlyMap<string, CardRow>;
}

const unpacked = ({ lists, people, label_ids, field_ids }: BoardPage, packed: BoardPage['cards'][number]): CardRow => {
  const [id, number, list, position, title, priority, ...further] = packed;
  const [person = null, start_on = null, due_on = null, progress = 0, blocked_reason = null, more] = further;
  const assignee = person === null ? null : (people[person] ?? null);
  const list_id = lists[list]?.id ?? '';
  const row = { id, number, list_id, position, title, assignee, start_on, due_on, progress, blocked_reason };
  const named = { ...row, priority: priorities[priority] ?? 'low', ...nothingMore };
  if (!more) return named;
  const pick = (from: readonly string[], places: readonly number[] = []): string[] =>
    places.flatMap((place) => from[place] ?? []);
  const fields = Object.fromEntries((more.fields ?? []).map(([place, value]) => [field_ids[place] ?? '', value]));
  return { ...named, ...more, labels: pick(label_ids, more.labels), watchers: pick(people, more.watchers), fields };
};

/** The rows that pages bring, as of the first one; undefined without a page. */
export const rowsOf = (pages: readonly BoardPage[]): BoardRows | undefined => {
  const [first] = pages;
  if (!first) return undefined;
  const cards = pages.flatMap((page) => page.cards.map((card) => unpacked(page, card)));
  return {
    project: first.project,
    lists: new Map(first.lists.map((list) => [list.id, list])),
    labels: new Map(first.labels.map((label) => [label.id, label])),
    fields: new Map(first.fields.map((field) => [field.id, field])),
    cards: new Map(cards.map((card) => [card.id, card])),
  };
};

const put = <Row extends { id: string }>(
  rows: ReadonlyMap<string, Row>,
  id: string,
  set: Partial<Omit<Row, 'id'>> | null,
): ReadonlyMap<string, Row> => {
  const after = new Map(rows);
  if (set === null) after.delete(id);
  else after.set(id, { id, ...rows.get(id), ...set } as Row);
  return after;
};

/** A change of a missing row contains all of it, or is about a deleted one. */
const isAbout = (rows: ReadonlyMap<string, unknown>, { id, set }: ProjectChange): boolean =>
  set === null || rows.has(id) || 'position' in set || 'name' in set;

type CardFields = Extract<ProjectChange, { of: 'card' }>['set'];
const putCard = (cards: Map<string, CardRow>, id: string, set: CardFields): void => {
  if (set === null) cards.delete(id);
  else cards.set(id, cardAfter(id, cards.get(id), set));
};

/** The rows after the changes of a command; those that it does not name stay the same objects, maps too. */
export const withChanges = <Held extends BoardRows>(held: Held, changes: readonly ProjectChange[]): Held => {
  let { project, lists, labels, fields } = held;
  const cards = changes.some(({ of }) => of === 'card') ? new Map(held.cards) : null;
  for (const change of changes) {
    if (change.of === 'project') project = { ...project, ...change.set };
    else if (change.of === 'list' && isAbout(lists, change)) lists = put(lists, change.id, change.set);
    else if (change.of === 'label' && isAbout(labels, change)) labels = put(labels, change.id, change.set);
    else if (change.of === 'field' && isAbout(fields, change)) fields = put(fields, change.id, change.set);
    else if (change.of === 'card' && cards !== null && isAbout(cards, change)) putCard(cards, change.id, change.set);
  }
  return { ...held, project, lists, labels, fields, cards: cards ?? held.cards };
};
