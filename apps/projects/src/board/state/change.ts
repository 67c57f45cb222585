import type { CardRow, LabelRow, ListRow, ProjectRow } from '@nivel/contracts/projects/board-shape';
import { cardSets } from '@nivel/contracts/projects/values/board-values';
import { nothingMore, termsAmong, type SetChange } from '@nivel/contracts/projects/card-sets';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { CardFields, ProjectChange } from '@nivel/contracts/projects/project-delta';

/** The state of a card or list, in the trash or not. Things in the trash have no position. */
type Standing<Row extends { position: string }> = Omit<Row, 'position'> & {
  readonly position: string | null;
};
export type Card = Readonly<Standing<CardRow>>;
export type List = Standing<ListRow>;
export type Label = LabelRow;
export type Field = FieldRow;
export type Project = ProjectRow;

/** Things outside the trash. */
export type OnBoard<Row extends { readonly position: string | null }> = Row & { readonly position: string };

/** Whether something is on the board, and not in the trash, where nothing has a position. */
export const isOnBoard = <Row extends { readonly position: string | null }>(
  row: Row | undefined,
): row is OnBoard<Row> => row !== undefined && row.position !== null;

/** Fields of a card in the form of the log: with its long texts, which no delta carries. */
export type LoggedCard = CardFields & { readonly description?: string; readonly notes?: string };

interface ChangeOf<Of extends string, Fields> {
  readonly of: Of;
  readonly id: string;
  /** The new values of what changed: all where it comes onto the board, null where it leaves. */
  readonly set: Fields | null;
  /** The previous values of the same fields; null where it was not on the board. */
  readonly was: Fields | null;
}
type FieldsOf<Row> = Partial<Omit<Row, 'id'>>;
export type CardChange = ChangeOf<'card', LoggedCard>;
export type ListChange = ChangeOf<'list', FieldsOf<ListRow>>;
export type LabelChange = ChangeOf<'label', FieldsOf<LabelRow>> & {
  /** The label that its cards get instead of a deleted one; null: none. Old rows of the log do not contain it. */
  readonly into?: string | null;
};
export type FieldChange = ChangeOf<'field', FieldsOf<FieldRow>>;
export type ProjectFieldsChange = ChangeOf<'project', FieldsOf<ProjectRow>>;
/** Published without values, and never undone. */
type BareChange = ChangeOf<'settings' | 'team' | 'attachment', Readonly<Record<string, never>>>;

/** The change of one thing by a command, in the form of the log. */
export type Change = CardChange | ListChange | LabelChange | FieldChange | ProjectFieldsChange | BareChange;

/**
 * The settings or team of a project, or the files of a card, have changed; readers learn only that.
 * @param id of the project, or of the card
 */
export const bareChange = (of: BareChange['of'], id: string): Change => ({
  of,
  id,
  set: {},
  was: {},
});

/**
 * Things that were in the trash for too long have lost their title or name, which everything else has; they cannot be restored.
 */
export const isPurged = (row: Card | List): boolean => ('title' in row ? row.title : row.name) === '';

/** Changes that may be undone. */
export const isUndoable = ({ of }: Change): boolean => of !== 'settings' && of !== 'team' && of !== 'attachment';

/** The part of it that every reader of the project may see. */
export const shownOf = ({ of, id, set }: Change): ProjectChange => {
  if (of !== 'card' || set === null) return { of, id, set } as ProjectChange;
  const { description: _, notes: __, ...shown } = set;
  return { of, id, set: shown };
};

/** Its inverse. */
export const inverseOf = (change: Change): Change => {
  const { of, id, set, was } = change;
  // A redo is the inverse of an inverse: the replacement of a label is still known then.
  return { of, id, set: was, was: set, ...('into' in change && { into: change.into }) } as Change;
};

/** The recorded replacements of deleted labels. */
export const goneLabelsIn = (changes: readonly Change[]): ReadonlyMap<string, string | null> =>
  new Map(
    changes.flatMap((change) =>
      change.of === 'label' && change.set === null && change.into !== undefined ? [[change.id, change.into]] : [],
    ),
  );

/** Whether a field of a row has a value; a field's choices and a project's calendar consist of small objects. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && one !== null && JSON.stringify(one) === JSON.stringify(other));

/** The fields of a row that would change, with their values before; null when none would. */
const differenceOf = <Row extends object>(
  row: Row,
  wanted: Partial<Row>,
): { set: Partial<Row>; was: Partial<Row> } | null => {
  const fields = (Object.keys(wanted) as (keyof Row)[]).filter((field) => !isSameValue(wanted[field], row[field]));
  if (fields.length === 0) return null;
  const pick = (from: Partial<Row>): Partial<Row> =>
    Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<Row>;
  return { set: pick(wanted), was: pick(row) };
};

const swapped = <Member>({ add, remove }: SetChange<Member>): SetChange<Member> => ({ add: remove, remove: add });

/** The members added and removed between two states of a set; null: none. */
const setChangeOf = <Member>(
  before: readonly Member[],
  after: readonly Member[],
  isSame: (one: Member, other: Member) => boolean,
): SetChange<Member> | null => {
  const without = (all: readonly Member[], those: readonly Member[]): Member[] =>
    all.filter((one) => !those.some((other) => isSame(one, other)));
  const change = { add: without(after, before), remove: without(before, after) };
  return change.add.length + change.remove.length === 0 ? null : change;
};

type Values<Value> = Readonly<Record<string, Value>>;
interface ValueChange<Value> {
  readonly set: Record<string, Value | null>;
  readonly was: Record<string, Value | null>;
}

/** The changed values by id, and their previous ones; null where a value does not exist. */
const valueChangesOf = <Value extends string | number>(
  before: Values<Value>,
  after: Values<Value> | undefined,
): ValueChange<Value> | null => {
  if (after === undefined) return null;
  const ids = Object.keys({ ...before, ...after }).filter((id) => before[id] !== after[id]);
  const pick = (from: Values<Value>): Record<string, Value | null> =>
    Object.fromEntries(ids.map((id) => [id, from[id] ?? null]));
  return ids.length === 0 ? null : { set: pick(after), was: pick(before) };
};

/** Two items are the same when all their fields are equal. */
export const isSameItem = (one: Card['checklist'][number], other: Card['checklist'][number]): boolean =>
  one.id === other.id && one.text === other.text && one.done === other.done && one.position === other.position;

/** A card's link terms after a change of its links: removing a link removes its terms. */
const termsAfter = (card: Card, { depends_on, link_terms }: Partial<Card>): Card['link_terms'] | undefined =>
  (depends_on ?? link_terms) && termsAmong(depends_on ?? card.depends_on, link_terms ?? card.link_terms);

/** The changed fields of a card, sets as added and removed members; empty where nothing changes. */
export const changesOfCard = (
  card: Card,
  wanted: Partial<Card>,
  texts?: Pick<CardChange, 'set' | 'was'>,
): CardChange[] => {
  const { labels, tags, watchers, depends_on, link_terms: _, checklist, fields, ...values } = wanted;
  const difference = differenceOf<Partial<Card>>(card, values);
  const set: Record<string, unknown> = { ...difference?.set, ...texts?.set };
  const was: Record<string, unknown> = { ...difference?.was, ...texts?.was };
  // A place is a list and a position, also where the position reads the same in both lists.
  if ('list_id' in set && wanted.position !== undefined)
    [set['position'], was['position']] = [wanted.position, card.position];
  const sets = { labels, tags, watchers, depends_on };
  for (const field of cardSets) {
    const after = sets[field];
    const change = after && setChangeOf(card[field], after, (one, other) => one === other);
    if (change) [set[field], was[field]] = [change, swapped(change)];
  }
  const items = checklist && setChangeOf(card.checklist, checklist, isSameItem);
  if (items) [set.checklist, was.checklist] = [items, swapped(items)];
  const changed = valueChangesOf(card.link_terms, termsAfter(card, wanted));
  if (changed) [set.link_terms, was.link_terms] = [changed.set, changed.was];
  const given = valueChangesOf(card.fields, fields);
  if (given) [set.fields, was.fields] = [given.set, given.was];
  return Object.keys(set).length === 0 ? [] : [{ of: 'card', id: card.id, set, was }];
};

/** The same of a list. */
export const changesOfList = (list: List, wanted: Partial<List>): ListChange[] => {
  const difference = differenceOf(list, wanted);
  return difference === null ? [] : [{ of: 'list', id: list.id, ...difference } as ListChange];
};

/** The same of a label. */
export const changesOfLabel = (label: Label, wanted: Partial<Label>): LabelChange[] => {
  const difference = differenceOf(label, wanted);
  return difference === null ? [] : [{ of: 'label', id: label.id, ...difference }];
};

/** The same of a field. */
export const changesOfField = (field: Field, wanted: Partial<Field>): FieldChange[] => {
  const difference = differenceOf(field, wanted);
  return difference === null ? [] : [{ of: 'field', id: field.id, ...difference }];
};

/** The same of the project itself. */
export const changesOfProject = (project: Project, wanted: Partial<Project>): ProjectFieldsChange[] => {
  const difference = differenceOf(project, wanted);
  return difference === null ? [] : [{ of: 'project', id: project.id, ...difference }];
};

/** All fields of a row, as a change says them. */
export const fieldsOf = <Row extends { id: string }>({ id: _, ...fields }: Row): Omit<Row, 'id'> => fields;

const isNothing = (value: unknown): boolean =>
  value === null || value === 0 || value === false || (typeof value === 'object' && Object.keys(value).length === 0);

/** A card without its empty fields, which are the majority. */
export const compactCard = <Fields extends object>(card: Fields): Fields =>
  Object.fromEntries(
    Object.entries(card).filter(([field, value]: [string, unknown]) => !(field in nothingMore) || !isNothing(value)),
  ) as Fields;
