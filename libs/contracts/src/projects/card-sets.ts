import type { CardRow, ChecklistItem } from './board-shape.ts';
import type { CardFields } from './project-delta.ts';

// Without a schema, so that a page may load it that loads none.

/** The sets of a card before any change. Shared by many cards, never changed. */
export const nothingMore = {
  labels: [],
  tags: [],
  watchers: [],
  depends_on: [],
  link_terms: {},
  is_automatic: false,
  repeats: null,
  checklist: [],
  estimated_hours: null,
  actual_hours: null,
  description_version: 0,
  notes_version: 0,
  cover: null,
  fields: {},
} satisfies Partial<CardRow>;

/** The added and removed members of a set. */
export interface SetChange<Member> {
  readonly add: readonly Member[];
  readonly remove: readonly Member[];
}

const byText = (one: string, other: string): number => (one < other ? -1 : one === other ? 0 : 1);
const byPlace = (one: ChecklistItem, other: ChecklistItem): number =>
  byText(one.position, other.position) || byText(one.id, other.id);

/** A set in its one order: everybody who made the same changes holds the same. */
export const inOrder = (members: readonly string[]): string[] => [...new Set(members)].sort(byText);

/** A checklist in its one order. */
export const itemsInOrder = (items: readonly ChecklistItem[]): ChecklistItem[] => [...items].sort(byPlace);

/** A set after a change of it. */
export const membersAfter = (members: readonly string[], { add, remove }: SetChange<string>): string[] =>
  inOrder([...members.filter((member) => !remove.includes(member)), ...add]);

/** A checklist after a change of it: an item is the same by its id. */
export const itemsAfter = (
  items: readonly ChecklistItem[],
  { add, remove }: SetChange<ChecklistItem>,
): ChecklistItem[] => {
  const gone = new Set([...remove, ...add].map(({ id }) => id));
  return itemsInOrder([...items.filter(({ id }) => !gone.has(id)), ...add]);
};

type Given<Member> = readonly Member[] | SetChange<Member> | undefined;
const isWhole = <Member>(given: readonly Member[] | SetChange<Member>): given is readonly Member[] =>
  Array.isArray(given);
const members = (held: readonly string[] = [], given: Given<string>): string[] =>
  given === undefined ? [...held] : isWhole(given) ? [...given] : membersAfter(held, given);
const items = (held: readonly ChecklistItem[] = [], given: Given<ChecklistItem>): ChecklistItem[] =>
  given === undefined ? [...held] : isWhole(given) ? [...given] : itemsAfter(held, given);

type Terms = CardRow['link_terms'];

/**
 * The types and lags of a card's links, without the cards on which it no longer depends.
 *
 * @param terms undefined for a card that a browser stored before this field existed
 */
export const termsAmong = (depends_on: readonly string[], terms: Terms = {}): Terms =>
  Object.fromEntries(Object.entries(terms).filter(([id]) => depends_on.includes(id)));

/** Stored values by ids. */
type Held<Value> = Readonly<Record<string, Value>>;

/** Values by ids after some were given or emptied (null), in their one order. */
export const valuesAfter = <Value extends string | number>(
  held: Held<Value>,
  given: Held<Value | null>,
): Record<string, Value> => {
  const after = { ...held, ...given };
  return Object.fromEntries(
    inOrder(Object.keys(after)).flatMap((id) => {
      const value = after[id];
      return value === null || value === undefined ? [] : [[id, value] as const];
    }),
  );
};

/** A card's dependencies after a change, with their terms; nothing where neither changes. */
const linksAfter = (
  held: CardRow | undefined,
  {
    depends_on,
    link_terms = {},
  }: { readonly depends_on: Given<string>; readonly link_terms: CardFields['link_terms'] },
): Partial<CardRow> => {
  if (!depends_on && Object.keys(link_terms).length === 0) return {};
  const after = members(held?.depends_on, depends_on);
  return { depends_on: after, link_terms: termsAmong(after, valuesAfter(held?.link_terms ?? {}, link_terms)) };
};

/** A card after a change; if it was missing the change contains all of it but its empty fields. */
export const cardAfter = (id: string, held: CardRow | undefined, set: CardFields): CardRow => {
  const { labels, tags, watchers, depends_on, link_terms, checklist, fields, ...values } = set;
  const row = { id, ...(held ?? nothingMore), ...values } as CardRow;
  if (labels) row.labels = members(held?.labels, labels);
  if (tags) row.tags = members(held?.tags, tags);
  if (watchers) row.watchers = members(held?.watchers, watchers);
  Object.assign(row, linksAfter(held, { depends_on, link_terms }));
  if (checklist) row.checklist = items(held?.checklist, checklist);
  if (fields) row.fields = valuesAfter(held?.fields ?? {}, fields);
  return row;
};
