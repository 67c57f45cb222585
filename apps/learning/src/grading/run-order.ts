import { createHash } from 'node:crypto';
import type { ExerciseItem, ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import { isHandedInWhole } from '@nivel/contracts/learning/content/set-kind';

/** One way of a learner through a set; `number` counts from 1. */
export interface RunKey {
  readonly userId: string;
  readonly partId: string;
  readonly number: number;
}

/** For each item, in how many earlier runs it was answered; a missing item was in none. */
export type Seen = ReadonlyMap<string, number>;

/** Whether a run has fewer items than exist, so that they depend on those already seen. */
export const isDrawn = ({ draw, items }: Pick<ExercisesBody, 'draw' | 'items'>): boolean =>
  draw !== undefined && draw < items.length;

/** The same place for the same thing in the same run, at every replica; another one in the next run. */
const placeIn = ({ userId, partId, number }: RunKey, thing: string): string =>
  createHash('sha256').update([userId, partId, number, thing].join(':')).digest('hex');

const byPlace = <Thing>(things: readonly Thing[], run: RunKey, nameOf: (thing: Thing) => string): Thing[] =>
  things
    .map((thing) => ({ thing, place: placeIn(run, nameOf(thing)) }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ thing }) => thing);

/** Unseen items first, then those that were seen in the fewest runs; chance decides among equals. */
const drawItems = ({ draw, items }: ExercisesBody, run: RunKey, seen: Seen): ExerciseItem[] =>
  byPlace(items, run, ({ id }) => `draw/${id}`)
    .sort((one, other) => (seen.get(one.id) ?? 0) - (seen.get(other.id) ?? 0))
    .slice(0, draw);

/** Graded items change places among themselves; a free text keeps its author's place. */
const reorderItems = (items: readonly ExerciseItem[], run: RunKey): ExerciseItem[] => {
  const graded = byPlace(
    items.filter(({ type }) => type !== 'writing'),
    run,
    ({ id }) => id,
  );
  return items.flatMap((item) => (item.type === 'writing' ? [item] : graded.splice(0, 1)));
};

const reorderOptions = (item: ExerciseItem, run: RunKey): ExerciseItem =>
  'options' in item ? { ...item, options: byPlace(item.options, run, ({ id }) => `${item.id}/${id}`) } : item;

/** A set as one run asks it: which items, in which order, with their options in which order. Pure, and always the same. */
export const bodyOfRun = (body: ExercisesBody, run: RunKey, seen: Seen): ExercisesBody => {
  const items = isDrawn(body) ? drawItems(body, run, seen) : body.items;
  const ordered = body.itemsInOrder === true ? items : reorderItems(items, run);
  return { ...body, items: ordered.map((item) => reorderOptions(item, run)) };
};

/**
 * A repeated question: its options in another order than in any run and at the last answer.
 * @param answers whose question it is, and how often it was answered since it was missed
 */
export const repeatedItem = (item: ExerciseItem, answers: RunKey): ExerciseItem =>
  reorderOptions(item, { ...answers, number: -1 - answers.number });

const byId = <Thing extends { readonly id: string }>(things: readonly Thing[]): Thing[] =>
  things.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/**
 * A set outside any run: options by their names, because the author's order may reveal which is right. Only a run shows the
 * questions of a review or a final set.
 */
export const bodyOutsideRuns = (body: ExercisesBody): ExercisesBody => ({
  ...body,
  items: isHandedInWhole(body)
    ? []
    : body.items.map((item) => ('options' in item ? { ...item, options: byId(item.options) } : item)),
});
