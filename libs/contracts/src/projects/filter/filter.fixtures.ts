import type { CardRow, ListRow } from '../board-shape.ts';
import { cardStatuses, priorities } from '../values/board-values.ts';
import { nothingMore } from '../card-sets.ts';
import { yesAndNo, type FieldKind } from '../field-values.ts';
import type { OwnField } from './own-fields.ts';
import { comparisonsOf, type FilterField, type FilterFields, type FilterNames } from './filter-field.ts';
import type { Filter, FilterTerm } from './filter.ts';

type Random = () => number;

const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];
const numbered = (random: Random, most: number): number => Math.floor(random() * (most + 1));

/** Titles and words with all that could confuse a reader, a printer, or a database. */
const texts = [
  ...[
    'Coser bolsas',
    'Ñandú Águila',
    'or',
    'NOT',
    'none',
    'me',
    'nadie',
    '"citado"',
    'a\\b',
    'uno, dos',
    '(tres)',
    'x:y',
  ],
  ...[
    'a<b',
    'a>=b',
    '-menos',
    '--',
    '100%',
    "O'Brien",
    '_',
    'İstanbul',
    'ΣΑΣ',
    'Straße',
    '“redondo”',
    '😀 tarea',
    'is:blocked',
    '!x',
    '!=',
    '7d',
  ],
] as const;
const days = [
  '2026-11-20',
  '2026-11-22',
  '2026-11-23',
  '2026-11-25',
  '2026-11-28',
  '2026-12-21',
  '2026-12-22',
] as const;
const numbers = ['0', '1', '-3', '2.5', '50', '100', '7', '12.34', '999999999999.25'] as const;
const dayValues = [...days, 'today', '1d', '-1d', '-30d', '7d', '3660d', 'week', 'month'] as const;
/** The day that it is where these cards are. */
export const TODAY = '2026-11-22';

/** Things of a project that filters may name, two of them alike but for an accent. */
export interface Things {
  readonly list: readonly { readonly id: string; readonly name: string }[];
  readonly label: readonly { readonly id: string; readonly name: string }[];
  readonly person: readonly { readonly id: string; readonly name: string }[];
  /** The fields that the project has in addition to the common ones. */
  readonly field: readonly OwnField[];
}
export const thingNames = ['Taller', 'Táller', 'or', 'me', 'none', 'Ana "la" Sol', 'Por hacer', 'a,b', ''] as const;

export const namesIn =
  (things: Things): FilterNames =>
  (of) =>
    of === 'list' || of === 'label' || of === 'person' || of === 'field'
      ? things[of]
      : (things.field.find(({ id }) => id === of)?.choices ?? []);

/** Fields of every kind, with names that could be taken for something else. */
const ownFields: readonly (readonly [FieldKind, string])[] = [
  ['text', 'Cliente'],
  ['text', 'status'],
  ['number', 'Horas'],
  ['money', 'Precio, neto'],
  ['day', 'Fecha de entrega'],
  ['choice', 'is'],
  ['choice', 'or'],
  ['person', 'Revisión'],
  ['person', 'Revisiòn'],
  ['link', '-"x":<y>'],
  ['boolean', 'Listo'],
];

/** @param idOf the id of the nth thing; each choice has one too */
export const randomFields = (idOf: (nth: number) => string): readonly OwnField[] =>
  ownFields.map(([kind, name], nth) => {
    const choices = ['me', 'none', 'Taller, uno'].map((called, at) => ({
      id: idOf(100 + nth * 10 + at),
      name: called,
    }));
    return { id: idOf(nth), name, kind, choices: kind === 'choice' ? choices : [] };
  });

const valueOf = (random: Random, field: FilterField, things: Things): string => {
  if (field.mayBeEmpty && random() < 0.2) return '';
  switch (field.kind) {
    case 'flag':
      return pick(random, ['yes', 'no']);
    case 'choice':
      return pick(random, field.choices as readonly [string, ...string[]]);
    case 'reference': {
      if (field.of === 'person' && random() < 0.3) return 'me';
      const ids = namesIn(things)(field.of).map(({ id }) => id);
      return pick(random, ['0190a000-0000-7000-8000-0000000fffff', ...ids]);
    }
    case 'day':
      return pick(random, dayValues);
    case 'number':
      return pick(random, numbers);
    case 'text':
    case 'words':
      return pick(random, texts);
  }
};

const randomTerm = (random: Random, fields: FilterFields, things: Things): FilterTerm => {
  const field = pick(random, [...fields.values()] as [FilterField, ...FilterField[]]);
  const op = pick(random, comparisonsOf(field) as [FilterTerm['op'], ...FilterTerm['op'][]]);
  const isOne = op !== 'is' || field.kind === 'flag';
  const values = Array.from({ length: isOne ? 1 : 1 + numbered(random, 2) }, () => valueOf(random, field, things));
  if (isOne && values[0] === '') return { field: field.name, op: 'is', values };
  return { field: field.name, op, values: [...new Set(values)] };
};

/** A question as a builder holds it: groups of any kind in each other, some with a single part. */
export const randomFilter = (random: Random, fields: FilterFields, things: Things, depth = 3): Filter => {
  const chance = random();
  if (depth === 0 || chance < 0.3) return randomTerm(random, fields, things);
  if (chance < 0.45) return { not: randomFilter(random, fields, things, depth - 1) };
  const parts = Array.from({ length: 1 + numbered(random, 2) }, () => randomFilter(random, fields, things, depth - 1));
  return chance < 0.75 ? { all: parts } : { any: parts };
};

const some = <Item>(random: Random, items: readonly Item[]): Item[] => items.filter(() => random() < 0.3);
const orNull = <Value>(random: Random, value: Value): Value | null => (random() < 0.4 ? null : value);

export const randomLists = (things: Things): ReadonlyMap<string, ListRow> =>
  new Map(
    things.list.map(({ id, name }, index) => {
      const status = cardStatuses[index % cardStatuses.length] ?? 'todo';
      return [id, { id, name, description: '', color: '#6B7280', status, position: `a${index}`, wip_limit: null }];
    }),
  );

/** A choice that the project had, and a person who does not exist: cards keep deleted ones. */
const GONE = '0190a000-0000-7000-8000-0000000ffff3';

const ownValue = (random: Random, { kind, choices }: OwnField, things: Things): string | number => {
  const ids = (kind === 'choice' ? choices : things.person).map(({ id }) => id);
  const values: Record<FieldKind, () => string | number> = {
    text: () => pick(random, texts),
    number: () => pick(random, [0, 1, -3, 2.5, 0.1 + 0.2, 1e-7, 1e12]),
    money: () => pick(random, [0, 100, -300, 250, 1234, 1e14]),
    day: () => pick(random, [...days, '0001-01-01', '9999-12-31']),
    choice: () => pick(random, [GONE, ...ids]),
    person: () => pick(random, [GONE, ...ids]),
    boolean: () => pick(random, yesAndNo),
    link: () => `https://example.test/${encodeURIComponent(pick(random, texts))}`,
  };
  return values[kind]();
};

/** A card that has of everything something, or nothing. */
export const randomCard = (random: Random, number: number, id: string, things: Things): CardRow => {
  const people = things.person.map((one) => one.id);
  const items = Array.from({ length: numbered(random, 2) }, (_, at) => ({
    id: `0190a000-0000-7000-8000-00000009000${at}`,
    text: 'Paso',
    done: random() < 0.5,
    position: `a${at}`,
  }));
  return {
    ...nothingMore,
    id,
    number,
    list_id: pick(random, things.list as [Things['list'][number], ...Things['list']]).id,
    position: `a${10_000 + number}`,
    title: `${pick(random, texts)} ${pick(random, texts)}`,
    priority: pick(random, priorities),
    assignee: orNull(random, pick(random, ['', ...people])) || null,
    start_on: orNull(random, pick(random, days)),
    due_on: orNull(random, pick(random, days)),
    progress: pick(random, [0, 1, 50, 100]),
    blocked_reason: random() < 0.3 ? 'Falta' : null,
    labels: some(random, things.label).map((one) => one.id),
    tags: [...new Set(some(random, texts).slice(0, 3))],
    watchers: some(random, people),
    depends_on: some(random, ['0190a000-0000-7000-8000-0000000ffff1', '0190a000-0000-7000-8000-0000000ffff2']),
    checklist: items,
    estimated_hours: orNull(random, pick(random, [0, 1, 2.5, 7])),
    actual_hours: orNull(random, pick(random, [0, 50, 100])),
    fields: Object.fromEntries(
      things.field.filter(() => random() < 0.6).map((field) => [field.id, ownValue(random, field, things)]),
    ),
  };
};
