import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { MOST_CHOICES, type FieldKind, type fieldCurrencies } from '@nivel/contracts/projects/field-values';
import { plainText } from '../../../../shell/commands/matching.ts';
import type { FieldsMessages } from './messages/es-mx.ts';

/** A field during typing. */
export interface FieldForm {
  readonly name: string;
  readonly kind: FieldKind;
  readonly currency: (typeof fieldCurrencies)[number];
  /** One a line. */
  readonly choices: string;
}

export const emptyField: FieldForm = { name: '', kind: 'text', currency: 'MXN', choices: '' };

export const formOf = ({ name, kind, currency, choices }: FieldRow): FieldForm => ({
  name,
  kind,
  currency: currency ?? 'MXN',
  choices: choices.map((choice) => choice.name).join('\n'),
});

const LONGEST = 50;

/** The names of choices, each once. */
const namesIn = (typed: string): string[] => [...new Set(typed.split('\n').map((name) => name.trim()))].filter(Boolean);

/** A choice is the same by its name, else by its place where none came or went; so a renamed one stays what cards have. */
export const choicesOf = (
  typed: string,
  before: FieldRow['choices'],
  newId: () => string,
): { readonly id: string; readonly name: string }[] => {
  const names = namesIn(typed);
  const isSameCount = names.length === before.length;
  const kept = new Set(before.filter(({ name }) => names.includes(name)).map(({ id }) => id));
  return names.map((name, index) => {
    const known = before.find((choice) => choice.name === name);
    const atPlace = isSameCount ? before[index] : undefined;
    const renamed = atPlace && !kept.has(atPlace.id) ? atPlace : undefined;
    return { id: known?.id ?? renamed?.id ?? newId(), name };
  });
};

/** The faults, by field. */
export const checkField = (
  { name, kind, choices }: FieldForm,
  others: readonly FieldRow[],
  { problems }: FieldsMessages,
): Partial<Record<'name' | 'choices', string>> => {
  const bare = name.trim();
  const isTaken = others.some((other) => plainText(other.name) === plainText(bare));
  const names = namesIn(choices);
  const areTooMany = names.length > MOST_CHOICES || names.some((one) => [...one].length > LONGEST);
  return {
    ...(bare === '' || [...bare].length > LONGEST ? { name: problems.name } : isTaken && { name: problems.twice }),
    ...(kind === 'choice' && names.length === 0 && { choices: problems.noChoices }),
    ...(kind === 'choice' && areTooMany && { choices: problems.choices(MOST_CHOICES) }),
  };
};
