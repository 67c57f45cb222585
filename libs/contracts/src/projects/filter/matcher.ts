import type { CardRow } from '../board-shape.ts';
import type { FilterField, FilterFields, FilterScene } from './filter-field.ts';
import { daysOf } from './filter-days.ts';
import { isTerm, type Comparison, type Filter, type FilterTerm } from './filter.ts';
import { folded } from './folded.ts';

/** Whether a card matches the search. */
export type Matches = (card: CardRow) => boolean;

/** Titles are folded once, not with every key that is typed. */
const foldedOf = new WeakMap<CardRow, Map<string, string>>();
const foldedField = (card: CardRow, name: string, text: string): string => {
  const known = foldedOf.get(card) ?? new Map<string, string>();
  if (known.size === 0) foldedOf.set(card, known);
  let found = known.get(name);
  if (found === undefined) known.set(name, (found = folded(text)));
  return found;
};

/** The relation of a thing to the span from `first` to `last`; both are the same for a single value. */
const inOrder = <Value extends string | number>(op: Comparison, first: Value, last: Value) => {
  const tests: Record<Comparison, (one: Value) => boolean> = {
    is: (one) => one >= first && one <= last,
    lt: (one) => one < first,
    le: (one) => one <= last,
    gt: (one) => one > last,
    ge: (one) => one >= first,
  };
  return tests[op];
};

type Test = (card: CardRow) => boolean;
type Of<Kind extends FilterField['kind']> = FilterField & { kind: Kind };

const ofText = ({ name, read }: Of<'text'>, scene: FilterScene, value: string): Test => {
  const wanted = folded(value);
  if (value === '') return (card) => read(card, scene) === '';
  return (card) => foldedField(card, name, read(card, scene)).includes(wanted);
};

const ofWords = ({ read }: Of<'words'>, scene: FilterScene, value: string): Test => {
  const wanted = folded(value);
  if (value === '') return (card) => read(card, scene).length === 0;
  return (card) => read(card, scene).some((one) => folded(one) === wanted);
};

const ofReference = ({ read }: Of<'reference'>, scene: FilterScene, value: string): Test => {
  const wanted = value === 'me' ? scene.me : value;
  return (card) => {
    const held = read(card, scene);
    if (held === null || typeof held === 'string') return (held ?? '') === wanted;
    return wanted === '' ? held.length === 0 : held.includes(wanted);
  };
};

const ofChoice = ({ read, choices }: Of<'choice'>, scene: FilterScene, op: Comparison, value: string): Test => {
  if (value === '') return (card) => read(card, scene) === null;
  const place = choices.indexOf(value);
  const test = inOrder(op, place, place);
  return (card) => {
    const held = choices.indexOf(read(card, scene) ?? '');
    return held >= 0 && test(held);
  };
};

const ofDay = ({ read }: Of<'day'>, scene: FilterScene, op: Comparison, value: string): Test => {
  if (value === '') return (card) => read(card, scene) === null;
  const test = inOrder(op, ...daysOf(value, scene.today));
  return (card) => {
    const held = read(card, scene);
    return held !== null && test(held);
  };
};

const ofNumber = ({ read }: Of<'number'>, scene: FilterScene, op: Comparison, value: string): Test => {
  if (value === '') return (card) => read(card, scene) === null;
  const test = inOrder(op, Number(value), Number(value));
  return (card) => {
    const held = read(card, scene);
    return held !== null && test(held);
  };
};

const testOf = (field: FilterField, scene: FilterScene, op: Comparison, value: string): Test => {
  switch (field.kind) {
    case 'flag':
      return (card) => field.read(card, scene) === (value === 'yes');
    case 'text':
      return ofText(field, scene, value);
    case 'words':
      return ofWords(field, scene, value);
    case 'reference':
      return ofReference(field, scene, value);
    case 'choice':
      return ofChoice(field, scene, op, value);
    case 'day':
      return ofDay(field, scene, op, value);
    case 'number':
      return ofNumber(field, scene, op, value);
  }
};

const ofTerm = ({ field: name, op, values }: FilterTerm, fields: FilterFields, scene: FilterScene): Test => {
  const field = fields.get(name);
  if (field === undefined) return () => false;
  const [first, ...others] = values.map((value) => testOf(field, scene, op, value));
  if (first === undefined || others.length === 0) return first ?? (() => false);
  return (card) => first(card) || others.some((test) => test(card));
};

/** A filter compiled for each card: read once, with no allocation per card. */
export const matcherOf = (filter: Filter | null, fields: FilterFields, scene: FilterScene): Matches => {
  const of = (one: Filter): Test => {
    if (isTerm(one)) return ofTerm(one, fields, scene);
    if ('not' in one) {
      const test = of(one.not);
      return (card) => !test(card);
    }
    const tests = ('all' in one ? one.all : one.any).map(of);
    return 'all' in one ? (card) => tests.every((test) => test(card)) : (card) => tests.some((test) => test(card));
  };
  return filter === null ? () => true : of(filter);
};
