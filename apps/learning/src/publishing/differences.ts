import type { Draft } from './draft.ts';
import { isSameThing } from './draft.ts';
import { thingsOf, type Thing } from './things.ts';

/** Longest value that a difference shows; the editor shows the whole. */
const SHOWN = 2_000;

interface FieldDifference {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A thing that publishing adds, changes or removes. */
export interface Difference {
  readonly thing: Thing;
  readonly state: 'added' | 'changed' | 'removed';
  readonly fields: readonly FieldDifference[];
}

/** A content by its fields; those of a body are fields of their own. */
const fieldsOf = (content: object): Map<string, unknown> =>
  new Map(
    Object.entries(content).flatMap(([name, value]: [string, unknown]) =>
      name === 'body' && typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, part]): [string, unknown] => [`body.${inner}`, part])
        : [[name, value]],
    ),
  );

const shown = (value: unknown): string => {
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}…`;
};

const differentFields = (before: Thing, after: Thing): FieldDifference[] => {
  const [old, now] = [fieldsOf(before.content), fieldsOf(after.content)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)))
    .map((name) => ({ name, before: shown(old.get(name)), after: shown(now.get(name)) }));
};

/**
 * What publishing a tree in place of what is published would change, in the order of the curriculum; what is removed with its
 * module is named too.
 */
export const differencesOf = ({ published, tree }: Pick<Draft, 'published' | 'tree'>): Difference[] => {
  const after = thingsOf(tree);
  const left = new Set(after.map(({ id }) => id));
  const changes = after.flatMap((thing): Difference[] => {
    const before = published.get(thing.id);
    if (before === undefined) return [{ thing, state: 'added', fields: [] }];
    return isSameThing(before, thing) ? [] : [{ thing, state: 'changed', fields: differentFields(before, thing) }];
  });
  const removed = [...published.values()].filter(({ id }) => !left.has(id));
  return [...changes, ...removed.map((thing): Difference => ({ thing, state: 'removed', fields: [] }))];
};
