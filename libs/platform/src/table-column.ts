import type { z } from 'zod';

/** The kinds of columns for Postgres; read from the table's row schema. `other` columns are shown, never compared. */
export type ColumnKind = 'text' | 'uuid' | 'number' | 'decimal' | 'boolean' | 'time' | 'date' | 'other';

interface Definition {
  readonly type: string;
  readonly format?: string;
  readonly innerType?: z.ZodType;
}

const formats: Readonly<Record<string, ColumnKind>> = { uuid: 'uuid', datetime: 'time', date: 'date' };

/** The kind of a column as its schema states it. */
export const kindOf = (schema: z.ZodType): ColumnKind => {
  const definition = schema._zod.def as Definition;
  switch (definition.type) {
    case 'nullable':
    case 'optional':
      return definition.innerType === undefined ? 'other' : kindOf(definition.innerType);
    case 'string':
      return formats[definition.format ?? ''] ?? 'text';
    case 'enum':
      return 'text';
    case 'number':
      return definition.format === undefined ? 'decimal' : 'number';
    case 'boolean':
      return 'boolean';
    default:
      return 'other';
  }
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const TIME = /^((?!0000)\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d(?::?(\d\d))?)?)?$/;
const DATE = /^(?!0000)\d{4}-\d\d-\d\d$/;

const isRealDay = (text: string): boolean => {
  const day = text.slice(0, 10);
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

type Value = string | number | boolean;
/** A text as a value of one kind, or undefined when it cannot be one. */
type Reader = (text: string) => Value | undefined;

const readNumber: Reader = (text) => {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment in Postgres's form or in ISO 8601; without an offset it is in UTC. */
const readTime: Reader = (text) => {
  const [, day, time = '00:00', zone = 'Z', minutes] = TIME.exec(text) ?? [];
  if (day === undefined || !isRealDay(day)) return undefined;
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${minutes ?? '00'}`;
  const at = Date.parse(`${day}T${time}${offset}`);
  // An offset may lead out of the years that can be written with four digits.
  return at >= FIRST_MS && at <= LAST_MS ? new Date(at).toISOString() : undefined;
};

const readers: Readonly<Record<ColumnKind, Reader>> = {
  text: (text) => text,
  uuid: (text) => (UUID.test(text) ? text : undefined),
  number: readNumber,
  decimal: readNumber,
  boolean: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
  time: readTime,
  date: (text) => (DATE.test(text) && isRealDay(text) ? text : undefined),
  other: () => undefined,
};

/**
 * A compared value in Postgres's form, or undefined when it is no valid value of the column. All values are texts of the query
 * string; those that would make Postgres fail are refused here.
 */
export const readValue = (kind: ColumnKind, text: string): Value | undefined => readers[kind](text);

/** The type as which a compared value is sent; a number may be larger than the column can hold. */
export const castOf: Readonly<Record<ColumnKind, string>> = {
  text: 'text',
  uuid: 'uuid',
  number: 'float8',
  decimal: 'float8',
  boolean: 'boolean',
  time: 'timestamptz',
  date: 'date',
  other: 'text',
};
