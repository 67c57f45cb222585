import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { folded } from '@nivel/contracts/projects/filter/folded';
import { transferLimits } from '@nivel/contracts/projects/transfers/transfer-values';
import type { Board } from '../../../area/board-model/board-store.ts';
import type { SentFrame } from '../sources/source.ts';

/** A thing of the file becomes a new one of the project, or nothing. */
export const NEW = 'new';
export const NONE = '';

export const mappedKinds = ['lists', 'labels', 'fields'] as const;
export type MappedKind = (typeof mappedKinds)[number];

/** By the ids of the file: the id of the thing of the project that it is, `NEW` or `NONE`. */
export type Mapping = Readonly<Record<MappedKind, ReadonlyMap<string, string>>>;

type Rooms = Pick<Board, MappedKind>;
export type SentField = NonNullable<SentFrame['fields']>[number];

/** Whether a field of the project takes the values of one of the file. */
const isSameKind = (one: Pick<SentField, 'kind' | 'currency'>, other: Pick<SentField, 'kind' | 'currency'>): boolean =>
  one.kind === other.kind && (one.kind !== 'money' || (one.currency ?? 'USD') === other.currency);

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Maps by names; what has no namesake becomes new while there is room.
 * @param fits whether a namesake can be it, for things whose names are different, and of which a card has one value; null:
 *   several can be the same
 */
const byName = <Thing extends Named, Own extends Named>(
  things: readonly Thing[],
  own: readonly Own[],
  most: number,
  fits: ((thing: Thing, own: Own) => boolean) | null = null,
): ReadonlyMap<string, string> => {
  const names = new Set(own.map(({ name }) => folded(name)));
  const taken = new Set<string>();
  let room = most - own.length;
  return new Map(
    things.map((thing) => {
      const name = folded(thing.name);
      const isFitting = (one: Own) => fits === null || (fits(thing, one) && !taken.has(one.id));
      const known = own.find((one) => folded(one.name) === name && isFitting(one));
      if (known !== undefined) {
        taken.add(known.id);
        return [thing.id, known.id] as const;
      }
      if ((fits !== null && names.has(name)) || room <= 0) return [thing.id, NONE] as const;
      names.add(name);
      room -= 1;
      return [thing.id, NEW] as const;
    }),
  );
};

/** The default mapping: by names. */
export const firstMapping = ({ lists, labels = [], fields = [] }: SentFrame, board: Rooms): Mapping => ({
  lists: byName(lists, [...board.lists.values()], transferLimits.lists),
  labels: byName(labels, [...board.labels.values()], transferLimits.labels),
  fields: byName(fields, [...board.fields.values()], transferLimits.fields, isSameKind),
});

/** The choice of that name of a field of the project. */
export const choiceNamed = ({ choices }: Pick<FieldRow, 'choices'>, name: string): string | undefined =>
  choices.find((choice) => folded(choice.name) === folded(name))?.id;

/** Things of the project that something of the file can be: of two fields in one, a card would lose a value. */
export const candidatesOf = (
  kind: MappedKind,
  id: string,
  frame: SentFrame,
  board: Rooms,
  mapping: Mapping,
): readonly Named[] => {
  if (kind !== 'fields') return [...board[kind].values()];
  const given = frame.fields?.find((field) => field.id === id);
  const taken = new Set([...mapping.fields].flatMap(([other, value]) => (other === id ? [] : [value])));
  return [...board.fields.values()].filter(
    (field) => given !== undefined && isSameKind(given, field) && !taken.has(field.id),
  );
};

/** Whether a thing of the file can become a new one: while there is room; labels and fields have names of their own. */
export const canBeNew = (kind: MappedKind, id: string, frame: SentFrame, board: Rooms, mapping: Mapping): boolean => {
  const rows: readonly Named[] = frame[kind] ?? [];
  const others = rows.filter((row) => row.id !== id && mapping[kind].get(row.id) === NEW);
  if (board[kind].size + others.length >= transferLimits[kind]) return false;
  const name = folded(rows.find((row) => row.id === id)?.name ?? '');
  // Labels of the file with the same name become one.
  const names: Readonly<Record<MappedKind, readonly Named[]>> = {
    lists: [],
    labels: [...board.labels.values()],
    fields: [...board.fields.values(), ...others],
  };
  return names[kind].every((one) => folded(one.name) !== name);
};

/** A mapping in the project as it is now: what has gone from it, or has no room there any more, is left out. */
export const mappingToday = (chosen: Mapping, frame: SentFrame, board: Rooms): Mapping => {
  let today: Mapping = { lists: new Map(), labels: new Map(), fields: new Map() };
  for (const kind of mappedKinds)
    for (const [id, value] of chosen[kind]) {
      const isThere = value === NEW ? canBeNew(kind, id, frame, board, today) : board[kind].has(value);
      today = withChoice(today, kind, id, isThere ? value : NONE);
    }
  return today;
};

export const withChoice = (mapping: Mapping, kind: MappedKind, id: string, value: string): Mapping => ({
  ...mapping,
  [kind]: new Map([...mapping[kind], [id, value]]),
});
