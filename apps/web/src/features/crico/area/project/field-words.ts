import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { takesValue, type FieldKind, type FieldValue } from '@nivel/contracts/projects/field-values';
import { plainText } from '../../../../shell/commands/matching.ts';
import { currentLocale } from '../../../../shell/language/locale.ts';
import { typedDay } from '../../../../shell/days/day-words.ts';
import { dayOf, formatDay } from '../../../../shell/days/days.ts';
import type { Assignable } from '../people/assignable.ts';

type People = readonly Pick<Assignable, 'id' | 'name' | 'email'>[];

const nameIn = (all: readonly { readonly id: string; readonly name: string }[], id: FieldValue): string =>
  all.find((one) => one.id === id)?.name ?? '';

/** A value in the form in which it is typed and exported: money without its sign, days as `2026-12-01`. */
export const plainValue = ({ kind, choices }: FieldRow, value: FieldValue, people: People): string => {
  if (kind === 'money') return (Number(value) / 100).toFixed(2);
  if (kind === 'choice') return nameIn(choices, value);
  return kind === 'person' ? nameIn(people, value) : String(value);
};

/** A value as people read it; nothing for a deleted choice or person. */
export const valueInWords = (field: FieldRow, value: FieldValue, people: People): string => {
  const { kind, currency } = field;
  if (kind === 'number') return Number(value).toLocaleString(currentLocale(), { maximumFractionDigits: 6 });
  if (kind === 'money' && currency)
    return (Number(value) / 100).toLocaleString(currentLocale(), { style: 'currency', currency });
  if (kind === 'day') return formatDay(String(value), { day: 'numeric', month: 'short', year: 'numeric' });
  return plainValue(field, value, people);
};

const grouped = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** A number as people write it: `1,250.5`, `12,5`, `-3`; null for an invalid one. */
export const numberIn = (typed: string): number | null => {
  const bare = typed.replaceAll(/[\s'’]/g, '');
  const plain = grouped.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
};

const signs = /mxn|usd|eur|gbp|us\$|mx\$|[$€£]/giu;

/** Whole hundredths; null for an invalid amount, or a finer one. */
const moneyIn = (typed: string): number | null => {
  const amount = numberIn(typed.replaceAll(signs, ''));
  const hundredths = amount === null ? null : Math.round(amount * 100);
  return hundredths === null || Math.abs((amount ?? 0) * 100 - hundredths) > 1e-4 ? null : hundredths;
};

/** A day as people write it: `2026-12-01`, `1 dic`, `mañana`, or with the month where the language has it, `1/12/2026`. */
const dayIn = (typed: string): string | null =>
  typedDay(typed, { today: dayOf(new Date()), isMonthFirst: currentLocale() === 'en' }) ?? null;

/** The only one of that name, ignoring case and accents; or by its id. */
const oneNamed = <One extends { readonly id: string }>(
  all: readonly One[],
  typed: string,
  namesOf: (one: One) => readonly string[],
): string | null => {
  const wanted = plainText(typed);
  const found = all.filter((one) => one.id === typed || namesOf(one).some((name) => plainText(name) === wanted));
  return found.length === 1 ? (found[0]?.id ?? null) : null;
};

/** A person by name, address or id. */
export const personIn = (people: People, typed: string): string | null =>
  oneNamed(people, typed, ({ name, email }) => [name, email]);

const readers: Readonly<Record<FieldKind, (typed: string, field: FieldRow, people: People) => FieldValue | null>> = {
  text: (typed) => typed,
  link: (typed) => typed,
  number: numberIn,
  money: moneyIn,
  day: dayIn,
  choice: (typed, { choices }) => oneNamed(choices, typed, ({ name }) => [name]),
  person: (typed, _, people) => personIn(people, typed),
};

/** The value of a field for a typed text: null empties it; undefined: it does not take this. */
export const valueIn = (field: FieldRow, typed: string, people: People): FieldValue | null | undefined => {
  const bare = typed.trim();
  if (bare === '') return null;
  const value = readers[field.kind](bare, field, people);
  return value !== null && takesValue(field, value) ? value : undefined;
};
