import type { CardRow, ListRow } from '@nivel/contracts/projects/board-shape';
import type { ProjectChange } from '@nivel/contracts/projects/project-delta';

/** A card or list as it stands, in the trash or not. What is in the trash has no position. */
type Standing<Row extends { position: string }> = Omit<Row, 'position'> & {
  readonly position: string | null;
};
export type Card = Standing<CardRow>;
export type List = Standing<ListRow>;

interface ChangeOf<Of extends string, Row> {
  readonly of: Of;
  readonly id: string;
  /** The new values of what changed: all where it comes onto the board, null where it leaves. */
  readonly set: Partial<Omit<Row, 'id'>> | null;
  /** The values before, of the same fields; null where it was not on the board. */
  readonly was: Partial<Omit<Row, 'id'>> | null;
}
export type CardChange = ChangeOf<'card', CardRow>;
export type ListChange = ChangeOf<'list', ListRow>;

/** What a command did to one thing, as the log keeps it. */
export type Change = CardChange | ListChange;

/** What every reader of the project may see of it. */
export const shownOf = ({ of, id, set }: Change): ProjectChange => ({ of, id, set });

/** What takes it back. */
export const inverseOf = ({ of, id, set, was }: Change): Change => ({ of, id, set: was, was: set });

/** The fields of a row that would change, with their values before; null when none would. */
export const differenceOf = <Row extends object>(
  row: Row,
  wanted: Partial<Row>,
): { set: Partial<Row>; was: Partial<Row> } | null => {
  const fields = (Object.keys(wanted) as (keyof Row)[]).filter((field) => wanted[field] !== row[field]);
  if (fields.length === 0) return null;
  const pick = (from: Partial<Row>): Partial<Row> =>
    Object.fromEntries(fields.map((field) => [field, from[field]])) as Partial<Row>;
  return { set: pick(wanted), was: pick(row) };
};

/** What of a card has changed; nothing where nothing would. */
export const changesOfCard = (card: Card, wanted: Partial<Card>): CardChange[] => {
  const difference = differenceOf(card, wanted);
  return difference === null ? [] : [{ of: 'card', id: card.id, ...difference } as CardChange];
};

/** The same of a list. */
export const changesOfList = (list: List, wanted: Partial<List>): ListChange[] => {
  const difference = differenceOf(list, wanted);
  return difference === null ? [] : [{ of: 'list', id: list.id, ...difference } as ListChange];
};

/** All fields of a row, as a change says them. */
export const fieldsOf = <Row extends { id: string }>({ id: _, ...fields }: Row): Omit<Row, 'id'> => fields;
