import { numberIn } from '../../../area/project/field-words.ts';
import { isRecord, type Content } from './content.ts';
import { cuesIn, textOfCues } from './cue-text.ts';
import type { ThingField } from './thing-fields.ts';

/** A content as its form holds it: texts as they are typed, lists of choices, and what is ticked. */
export type Values = Readonly<Record<string, string | boolean | readonly string[]>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const valueAt = (content: Content, path: string): unknown =>
  path.split('.').reduce<unknown>((inside, step) => (isRecord(inside) ? inside[step] : undefined), content);

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Whether what is typed is read as JSON. */
const isReadAsJson = (type: ThingField['type']): boolean => ['json', 'items', 'entries'].includes(type);

const toValue = ({ type }: ThingField, value: unknown): Values[string] => {
  if (type === 'flag') return value === true;
  if (type === 'choices' || type === 'prerequisites') return listOf(value).map(String);
  if (type === 'lines') return listOf(value).map(String).join('\n');
  if (type === 'numbers') return listOf(value).map(String).join(', ');
  if (type === 'cues') return textOfCues(listOf(value));
  if (isReadAsJson(type)) return value === undefined ? '' : JSON.stringify(value, null, 2);
  return textOf(value);
};

/** A content in the fields of its form. */
export const valuesOf = (content: Content, fields: readonly ThingField[]): Values =>
  Object.fromEntries(fields.map((field) => [field.path, toValue(field, valueAt(content, field.path))]));

const linesOf = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A number as the contract wants it; what is none stays the text, which the service refuses with its place. */
const numberOf = (text: string): number | string => numberIn(text) ?? text;

const parsed = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
};

/** Whether a text is JSON. */
const isJson = (text: string): boolean => text.trim() === '' || typeof parsed(text) !== 'string';

/** The entries of a list that is written as JSON; null when it is no list of them. */
export const entriesOf = (text: string): readonly Content[] | null => {
  const list: unknown = text.trim() === '' ? [] : parsed(text);
  return Array.isArray(list) && list.every(isRecord) ? list : null;
};

/** Whether a text can be read as the value of its field. */
export const isReadable = ({ type }: ThingField, text: string): boolean => {
  if (type === 'cues') return cuesIn(text) !== null;
  return (type !== 'json' && type !== 'items') || isJson(text);
};

/** Entries with their numbers as numbers; while they are typed they are texts. */
const entriesFrom = (text: string, fields: readonly ThingField[]): unknown => {
  const numbers = new Set(fields.filter(({ type }) => type === 'number').map(({ path }) => path));
  const stored = (path: string, value: unknown) =>
    numbers.has(path) && typeof value === 'string' ? numberOf(value) : value;
  const entries = entriesOf(text)?.map((entry) =>
    Object.fromEntries(Object.entries(entry).map(([path, value]) => [path, stored(path, value)])),
  );
  return entries ?? parsed(text);
};

const fromText = ({ type, entry }: ThingField, text: string): unknown => {
  if (entry !== undefined) return entriesFrom(text, entry.fields);
  if (type === 'lines') return linesOf(text, /\n/);
  if (type === 'numbers') return linesOf(text, /[,\s]+/).map(numberOf);
  if (type === 'number') return numberOf(text);
  if (type === 'cues') return cuesIn(text) ?? text;
  return isReadAsJson(type) ? parsed(text) : text;
};

const isEmpty = (value: Values[string]): boolean =>
  typeof value === 'boolean' ? !value : typeof value === 'string' ? value.trim() === '' : value.length === 0;

const fromValue = (field: ThingField, value: Values[string]): unknown => {
  if (field.isOptional && isEmpty(value)) return undefined;
  return typeof value === 'string' ? fromText(field, value) : value;
};

const withValue = (content: Content, [step = '', ...rest]: readonly string[], value: unknown): Content => {
  const { [step]: inside, ...others } = content;
  if (rest.length > 0) return { ...content, [step]: withValue(isRecord(inside) ? inside : {}, rest, value) };
  return value === undefined ? others : { ...content, [step]: value };
};

/** The content that a form states; what has no field, or was not changed in it, stays as it was. */
export const contentOf = (content: Content, fields: readonly ThingField[], values: Values): Content =>
  fields.reduce((made, field) => {
    const { [field.path]: value = '' } = values;
    const isSame = JSON.stringify(value) === JSON.stringify(toValue(field, valueAt(content, field.path)));
    return isSame ? made : withValue(made, field.path.split('.'), fromValue(field, value));
  }, content);
