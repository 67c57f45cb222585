import type { FilterField, FilterFields, FilterNames } from './filter-field.ts';
import { quotedWhereNeeded } from './filter-tokens.ts';
import { isId } from './filter-values.ts';
import { folded } from './folded.ts';

const lowered = (text: string): string => text.normalize('NFC').toLowerCase();

/** The one field of a project with that name; accents only matter where two names differ in nothing else. */
const ownCalled = (fields: FilterFields, word: string): FilterField | undefined => {
  const own = [...fields.values()].filter(({ title }) => title !== undefined);
  const same = own.filter(({ title = '' }) => lowered(title) === lowered(word));
  const found = same.length > 0 ? same : own.filter(({ title = '' }) => folded(title) === folded(word));
  return found.length === 1 ? found[0] : undefined;
};

/** The field with this written name: in quotes rather one of the project than one that all cards have. */
export const fieldCalled = (fields: FilterFields, word: string, isQuoted = false): FilterField | undefined => {
  const wanted = folded(word);
  const [named, own] = [fields.get(wanted), ownCalled(fields, word)];
  const first = isQuoted ? (own ?? named) : (named ?? own);
  return first ?? [...fields.values()].find(({ also }) => also.some((one) => folded(one) === wanted));
};

/** Words that ask for a flag by its name: `is:blocked`. */
export const flagWords: readonly string[] = ['is', 'es'];

/** A field in its written form: by its name where that is known and leads to it, else by what filters call it. */
export const writtenField = (field: FilterField, fields: FilterFields, names: FilterNames): string => {
  const { name, title } = field;
  if (title === undefined || !names('field').some(({ id }) => id === name)) return quotedWhereNeeded(name);
  const isQuoted = fieldCalled(fields, title) !== field || flagWords.includes(folded(title));
  return fieldCalled(fields, title, isQuoted) === field ? quotedWhereNeeded(title, isQuoted) : quotedWhereNeeded(name);
};

/** All fields of filters, in their written form. */
export const writtenFields = (fields: FilterFields, names: FilterNames): readonly string[] =>
  [...fields.values()].map((field) => writtenField(field, fields, names));

/** Represents a deleted field of the project: its conditions in a filter are kept, in case it is restored. */
export const goneField = (name: string): FilterField | undefined =>
  isId(name) && name === name.toLowerCase()
    ? { name, also: [], isGone: true, mayBeEmpty: true, kind: 'words', read: () => [] }
    : undefined;
