import { parentOf, thingSchema, type Thing } from '../publishing/things.ts';

const numberOf = (thing: Thing): number =>
  thing.kind === 'module' ? thing.content.number : thing.kind === 'achievement' ? 0 : thing.content.order;

const numbered = (thing: Thing, number: number): Thing =>
  thingSchema.parse({
    ...thing,
    content: { ...thing.content, ...(thing.kind === 'module' ? { number } : { order: number }) },
  });

/** Those of one parent, in order. */
const besides = (things: readonly Thing[], thing: Thing): Thing[] =>
  things
    .filter((one) => one.kind === thing.kind && parentOf(one) === parentOf(thing))
    .sort((one, other) => numberOf(one) - numberOf(other));

/** A set of exercises whose questions name modules of its level by number, after the modules were numbered anew. */
const following = (part: Thing, numbers: ReadonlyMap<number, number>): Thing => {
  if (part.kind !== 'part' || part.content.type !== 'exercises') return part;
  const { body } = part.content;
  const items = body.items.map((item) =>
    item.module === undefined ? item : { ...item, module: numbers.get(item.module) ?? item.module },
  );
  return { ...part, content: { ...part.content, body: { ...body, items } } };
};

/** Parts of a level's modules. */
const partsAmong = (things: readonly Thing[], modules: readonly Thing[]): Thing[] => {
  const ids = new Set(modules.map(({ id }) => id));
  return things.filter((thing) => thing.kind === 'part' && ids.has(thing.content.moduleId));
};

export interface Moved {
  /** Everything that may differ afterwards. */
  readonly things: readonly Thing[];
  readonly position: number;
  readonly count: number;
}

/**
 * A thing at another place among those of the same parent, which are numbered from 1.
 *
 * @param position from 1; a higher one than there are is the last
 */
export const movedTo = (things: readonly Thing[], thing: Thing, position: number): Moved => {
  const before = besides(things, thing);
  const others = before.filter(({ id }) => id !== thing.id);
  const at = Math.min(position, before.length);
  const after = [...others.slice(0, at - 1), thing, ...others.slice(at - 1)].map((one, index) =>
    numbered(one, index + 1),
  );
  const numbers = new Map(after.map((one) => [numberOf(before.find(({ id }) => id === one.id) ?? one), numberOf(one)]));
  const parts = thing.kind === 'module' ? partsAmong(things, before).map((part) => following(part, numbers)) : [];
  return { things: [...after, ...parts], position: at, count: before.length };
};
