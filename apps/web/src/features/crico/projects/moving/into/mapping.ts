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
 * @param fits whether a namesake can be it, for things whose names are different; null: names may repeat
 */
const byName = <Thing extends Named, Own extends Named>(
  things: readonly Thing[],
  own: readonly Own[],
  most: number,
  fits: ((thing: Thing, own: Own) => boolean) | null = null,
): ReadonlyMap<string, string> => {
  const names = new Set(own.map(({ name }) => folded(name)));
  let room = most - own.length;
  return new Map(
    things.map((thing) => {
      const name = folded(thing.name);
      const known = own.find((one) => folded(one.name) === name && (fits === null || fits(thing, one)));
      if (known !== undefined) return [thing.id, known.id] as const;
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

/** Things of the project that something of the file can be. */
export const candidatesOf = (kind: MappedKind, id: string, frame: SentFrame, board: Rooms): readonly Named[] => {
  if (kind !== 'fields') return [...board[kind].values()];
  const given = frame.fields?.find((field) => field.id === id);
  return [...board.fields.values()].filter((field) => given !== undefined && isSameKind(given, field));
};

/** Whether a thing of the file can become a new one: fields of a project have different names. */
export const canBeNew = (
  kind: MappedKind,
  id: string,
  { fields = [] }: SentFrame,
  board: Rooms,
  mapping: Mapping,
): boolean => {
  const name = folded(fields.find((field) => field.id === id)?.name ?? '');
  const others = fields.filter((field) => field.id !== id && mapping.fields.get(field.id) === NEW);
  return kind !== 'fields' || [...board.fields.values(), ...others].every((field) => folded(field.name) !== name);
};

export const withChoice = (mapping: Mapping, kind: MappedKind, id: string, value: string): Mapping => ({
  ...mapping,
  [kind]: new Map([...mapping[kind], [id, value]]),
});
