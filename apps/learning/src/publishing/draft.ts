import type { ContentProblem } from '@nivel/contracts/learning/authoring';
import type { DraftState, ThingKind } from '@nivel/contracts/learning/authoring-values';
import { contradictionsIn } from '../curriculum/content-rules.ts';
import type { ContentTree } from '../curriculum/content-tree.ts';
import { historyProblems, problemAt } from './history-rules.ts';
import { parentOf, revisionOf, thingsOf, titleOf, treeOfThings, type Thing } from './things.ts';

/** What is drafted of one thing; null: it is removed. */
export interface DraftedThing {
  readonly id: string;
  readonly kind: ThingKind;
  readonly thing: Thing | null;
}

/** The published curriculum, and with what is drafted of it. */
export interface Draft {
  readonly version: number;
  readonly published: ReadonlyMap<string, Thing>;
  readonly drafted: ReadonlyMap<string, DraftedThing>;
  /** Everything that the draft has. */
  readonly things: ReadonlyMap<string, Thing>;
  readonly tree: ContentTree;
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** The things of a curriculum by their ids. */
export const thingsById = (tree: ContentTree): ReadonlyMap<string, Thing> => byId(thingsOf(tree));

const applied = (published: readonly Thing[], drafted: ReadonlyMap<string, DraftedThing>): Thing[] => {
  const known = byId(published);
  const kept = published.map((thing) => (drafted.has(thing.id) ? drafted.get(thing.id)?.thing : thing));
  const added = [...drafted.values()].map(({ id, thing }) => (known.has(id) ? null : thing));
  return [...kept, ...added].filter((thing) => thing !== null && thing !== undefined);
};

/** Puts what is drafted over a published curriculum. */
export const draftOf = (version: number, tree: ContentTree, rows: readonly DraftedThing[]): Draft => {
  const published = thingsOf(tree);
  const drafted = byId(rows);
  const things = applied(published, drafted);
  return { version, published: byId(published), drafted, things: byId(things), tree: treeOfThings(things) };
};

/** What is drafted with a thing in place of what the draft has of it. */
export const draftWith = (draft: Draft, row: DraftedThing): ContentTree =>
  treeOfThings(applied([...draft.published.values()], new Map([...draft.drafted, [row.id, row]])));

export const isSameThing = (one: Thing | null | undefined, other: Thing | null | undefined): boolean =>
  revisionOf(one?.content ?? null) === revisionOf(other?.content ?? null);

/** How a thing differs from the published version. */
export const stateOf = ({ published, drafted }: Draft, id: string): DraftState => {
  const row = drafted.get(id);
  // An older version that is published again may have just what is drafted.
  if (row === undefined || isSameThing(published.get(id), row.thing)) return 'same';
  if (row.thing === null) return 'removed';
  return published.has(id) ? 'changed' : 'added';
};

/** What was never published and is drafted in a thing, or in something new in it. */
export const newThingsIn = ({ published, drafted }: Draft, id: string): string[] => {
  const rows = [...drafted.values()].filter(({ thing }) => thing !== null && !published.has(thing.id));
  const inside = (parent: string): string[] =>
    rows.flatMap(({ id: own, thing }) => (thing && parentOf(thing) === parent ? [own, ...inside(own)] : []));
  return inside(id);
};

/** Titles of what is drafted in something that is gone. What the draft itself removes takes along what is in it. */
const lostTitles = ({ things, drafted }: Draft): string[] =>
  [...drafted.values()].flatMap(({ thing }) => {
    const parent = thing && parentOf(thing);
    return thing === null || parent === null || things.has(parent) || drafted.get(parent)?.thing === null
      ? []
      : [titleOf(thing)];
  });

/** A release drafts what its files have, and an older version may be the published one by now. */
const historiesOf = ({ published, drafted }: Draft): ContentProblem[] =>
  [...drafted.values()].flatMap(({ id, thing }) =>
    thing === null ? [] : historyProblems(published.get(id), thing).map((one) => ({ ...one, place: titleOf(thing) })),
  );

/** What keeps the draft from being published. */
export const problemsOfDraft = (draft: Draft): ContentProblem[] => [
  ...lostTitles(draft).map((title) => problemAt('', 'parent_missing', title)),
  ...historiesOf(draft),
  ...contradictionsIn(draft.tree),
];

/** Names the whole difference from the published version. */
export const revisionOfDraft = ({ version, drafted }: Draft): string =>
  revisionOf([version, [...drafted.values()].map(({ id, thing }) => [id, thing?.content ?? null])]);
