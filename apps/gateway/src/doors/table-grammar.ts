import { AppError } from '@nivel/contracts/kernel/app-error';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import { MOST_ROWS, type TableQuery } from '@nivel/contracts/kernel/table';

const MOST_OFFSET = 1_000_000;

export const grammarErrors = defineErrors({
  PGRST100: { kind: 'invalid', message: 'The query could not be parsed' },
  PGRST103: { kind: 'invalid', status: 416, message: 'Requested range not satisfiable' },
});

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'is', 'in'] as const;
type Operator = (typeof OPERATORS)[number];
type Filter = TableQuery['filters'][number];

const NAME = /^[a-z_][a-z0-9_]{0,63}$/i;
/** Keys of the grammar that are no columns, and that we do not speak. */
const UNSUPPORTED = new Set(['or', 'and', 'not', 'on_conflict', 'columns']);
const IS_VALUES: Readonly<Record<string, boolean | null>> = { null: null, true: true, false: false };

export const broken = (what: string, part: string): AppError =>
  new AppError(grammarErrors.PGRST100, { message: `"failed to parse ${what} (${part.slice(0, 80)})"` });

const nameOf = (text: string, what: string): string => {
  if (!NAME.test(text)) throw broken(what, text);
  return text;
};

/** Splits at commas outside parentheses. */
const splitTop = (text: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) throw broken('select parameter', text);
    if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  if (depth !== 0) throw broken('select parameter', text);
  return [...parts, text.slice(from)];
};

const plainColumns = (text: string): string[] => {
  const columns = text.split(',').map((part) => part.trim());
  if (columns.includes('*') || text.trim() === '') return [];
  return columns.map((column) => nameOf(column, 'select parameter'));
};

/** `*`, `id,title`, `*,achievements(*)`, `id,achievements(title,icon)`. */
export const readSelect = (text: string): Pick<TableQuery, 'columns' | 'embed'> => {
  const own: string[] = [];
  const embed = Object.create(null) as Record<string, string[]>;
  for (const part of splitTop(text).map((one) => one.trim())) {
    const open = part.indexOf('(');
    if (open < 0) {
      own.push(part);
      continue;
    }
    if (!part.endsWith(')')) throw broken('select parameter', part);
    embed[nameOf(part.slice(0, open), 'select parameter')] = plainColumns(part.slice(open + 1, -1));
  }
  return { columns: plainColumns(own.join(',')), embed: { ...embed } };
};

/** `(a,b,"c,d")`; a quoted entry may hold commas, `\"` and `\\`. */
const readList = (text: string): string[] => {
  if (!text.startsWith('(') || !text.endsWith(')')) throw broken('filter', text);
  const inner = text.slice(1, -1);
  if (inner === '') return [];
  const entries: string[] = [];
  const entry = /"((?:[^"\\]|\\.)*)"(,|$)|([^,"]*)(,|$)/y;
  for (;;) {
    const found = entry.exec(inner);
    if (found === null) throw broken('filter', text);
    entries.push(found[1] === undefined ? (found[3] ?? '') : found[1].replaceAll(/\\(.)/g, '$1'));
    if ((found[2] ?? found[4]) === '') return entries;
  }
};

export const readFilter = (column: string, text: string): Filter => {
  const dot = text.indexOf('.');
  const op = OPERATORS.find((one) => one === text.slice(0, dot));
  if (dot < 1 || op === undefined) throw broken('filter', text);
  return { column: nameOf(column, 'filter'), op, value: valueOf(op, text.slice(dot + 1)) };
};

const valueOf = (op: Operator, text: string): Filter['value'] => {
  if (op === 'in') return readList(text);
  if (op !== 'is') return text;
  const value = Object.hasOwn(IS_VALUES, text.toLowerCase()) ? IS_VALUES[text.toLowerCase()] : undefined;
  if (value === undefined) throw broken('filter', text);
  return value;
};

/** `created_at.desc,title`; where nulls go is the database's own choice here. */
const readOrder = (text: string): TableQuery['order'] =>
  text.split(',').map((part) => {
    const [column = '', ...rest] = part.trim().split('.');
    const [direction = 'asc', nulls] = rest[0]?.startsWith('nulls') ? [undefined, ...rest] : rest;
    const isKnown = ['asc', 'desc'].includes(direction) && [undefined, 'nullsfirst', 'nullslast'].includes(nulls);
    if (!isKnown) throw broken('order', part);
    return { column: nameOf(column, 'order'), descending: direction === 'desc' };
  });

const readNumber = (text: string, what: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw broken(what, text);
  return Number(text);
};

const readRange = (header: string | undefined): { limit: number; offset: number } | null => {
  if (header === undefined) return null;
  const found = /^(?:items=)?(\d{1,9})-(\d{0,9})$/.exec(header.trim());
  if (found === null) return null;
  const from = Number(found[1]);
  const to = found[2] === '' ? Number.MAX_SAFE_INTEGER : Number(found[2]);
  if (to < from) throw new AppError(grammarErrors.PGRST103);
  return { limit: to - from + 1, offset: from };
};

/**
 * Reads the public REST grammar of a table read.
 * @param search the query string without its question mark
 * @throws AppError `PGRST100` for a query outside the grammar or unsupported here, `PGRST103` for an impossible range
 */
export const readTableQuery = (
  search: string,
  headers: { readonly range?: string | undefined; readonly prefer?: string | undefined },
): TableQuery => {
  const range = readRange(headers.range);
  const query: TableQuery = {
    columns: [],
    embed: {},
    filters: [],
    order: [],
    limit: range?.limit ?? MOST_ROWS,
    offset: range?.offset ?? 0,
    count: /\bcount=(exact|planned|estimated)\b/.test(headers.prefer ?? ''),
  };
  for (const [key, value] of new URLSearchParams(search)) readParameter(query, key, value);
  // Clamped, as the public REST server does with its own limit.
  query.limit = Math.min(query.limit, MOST_ROWS);
  if (query.offset > MOST_OFFSET) throw new AppError(grammarErrors.PGRST103);
  return query;
};

const readParameter = (query: TableQuery, key: string, value: string): void => {
  if (UNSUPPORTED.has(key)) throw broken('query', key);
  if (key === 'select') Object.assign(query, readSelect(value));
  else if (key === 'order') query.order = readOrder(value);
  else if (key === 'limit') query.limit = readNumber(value, 'limit');
  else if (key === 'offset') query.offset = readNumber(value, 'offset');
  else query.filters.push(readFilter(key, value));
};
