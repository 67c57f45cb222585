import { yesOrNoIn } from '../field-values.ts';
import type { FilterField, FilterNames } from './filter-field.ts';
import { LONGEST_FILTER_VALUE } from './filter.ts';
import { readDay } from './filter-days.ts';
import { folded } from './folded.ts';

/** Ways in which people write 'nothing'. */
const NONE = 'none';
const ME = 'me';
const noneWords: readonly string[] = [NONE, 'nada', 'nadie', 'ninguna', 'ninguno'];
const meWords: readonly string[] = [ME, 'yo', 'mi'];

/** A value as the person wrote it: quotes make it literal. */
export interface Written {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Whether a text is the id of a thing, in any case. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);

const numberIn = (text: string): string | undefined =>
  /^-?\d{1,12}(\.\d{1,4})?$/.test(text) ? String(Number(text) || 0) : undefined;

const plainText = (text: string): string | undefined =>
  text.trim() !== '' && text.length <= LONGEST_FILTER_VALUE && text.isWellFormed() && !/\p{Cc}/u.test(text)
    ? text
    : undefined;

const own = (words: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined;

/** The one thing with a name; none if several have it. */
const called = (field: FilterField & { kind: 'reference' }, text: string, names: FilterNames): string | undefined => {
  const wanted = folded(text);
  const [one, other] = names(field.of).filter(({ name }) => folded(name) === wanted);
  return other === undefined ? one?.id : undefined;
};

const readReference = (
  field: FilterField & { kind: 'reference' },
  { text, isQuoted }: Written,
  names: FilterNames,
): string | undefined => {
  if (!isQuoted && field.of === 'person' && meWords.includes(folded(text))) return ME;
  return isId(text) ? text.toLowerCase() : called(field, text, names);
};

/** A written value in the canonical form of its field; undefined: not a value of the field. */
export const readValue = (field: FilterField, written: Written, names: FilterNames): string | undefined => {
  const word = folded(written.text);
  if (field.mayBeEmpty && !written.isQuoted && noneWords.includes(word)) return '';
  switch (field.kind) {
    case 'flag':
      return yesOrNoIn(word);
    case 'choice':
      return field.choices.find((one) => folded(one) === word) ?? own(field.words, word);
    case 'reference':
      return readReference(field, written, names);
    case 'day':
      return readDay(word);
    case 'number':
      return numberIn(written.text);
    case 'text':
    case 'words':
      return plainText(written.text);
  }
};

/** Whether a value is in the form of its field already: what programs give is not read, but checked. */
export const isValue = (field: FilterField, value: string): boolean => {
  if (value === '') return field.mayBeEmpty;
  if (field.kind === 'choice') return field.choices.includes(value);
  if (field.kind === 'reference')
    return value === ME ? field.of === 'person' : isId(value) && value === value.toLowerCase();
  return readValue(field, { text: value, isQuoted: true }, () => []) === value;
};

/** A value in its written form, readable if its name is known. */
export const writtenValue = (field: FilterField, value: string, names: FilterNames): Written => {
  if (value === '') return { text: NONE, isQuoted: false };
  if (field.kind !== 'reference')
    return { text: value, isQuoted: field.mayBeEmpty && noneWords.includes(folded(value)) };
  const name = names(field.of).find(({ id }) => id === value)?.name;
  if (value === ME || name === undefined || isId(name)) return { text: value, isQuoted: false };
  if (called(field, name, names) !== value) return { text: value, isQuoted: false };
  return { text: name, isQuoted: [...noneWords, ...meWords].includes(folded(name)) };
};
