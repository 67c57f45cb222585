import type { FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { TableWriteDoor } from '@nivel/contracts/kernel/door';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import { invalid, isObject, readJson, withFields, type JsonBody } from './json-body.ts';
import { broken, readFilter, readSelect } from './table-grammar.ts';
import { notOne, wantsOne } from './table-single.ts';

const writeErrors = defineErrors({
  '0A000': { kind: 'invalid', message: 'This is not supported here' },
  '21000': { kind: 'invalid', message: 'A write needs a WHERE clause' },
});

/** The form in which a caller wants the written rows. */
export interface WriteRequest {
  /** JSON for the operation. */
  readonly input: string;
  /** Whether the rows are sent back. */
  readonly isShown: boolean;
  readonly isSingle: boolean;
  readonly isCounted: boolean;
  /** Columns to send back; empty means all. */
  readonly columns: readonly string[];
}

const notSupported = (what: string): AppError => {
  const hint = 'Insert, update and delete are; they do as they say, or nothing';
  return new AppError(writeErrors['0A000'], { message: `${what} is not supported here`, hint });
};

const preferencesOf = ({ headers }: FastifyRequest): string[] =>
  [headers.prefer ?? []].flat().flatMap((line) => line.split(',').map((one) => one.trim()));

/** Preferences that would be dangerous to leave out of account. */
const refuseUnsupported = (preferences: readonly string[]): void => {
  for (const one of preferences) {
    if (one.startsWith('resolution=')) throw notSupported('An upsert');
    if (one.startsWith('tx=')) throw notSupported('A rollback');
    if (one.startsWith('max-affected=')) throw notSupported('A limit of rows');
  }
};

/** @throws AppError `PGRST100` for another comparison than the declared one */
const readValue = (name: string, text: string, declared: 'eq' | 'in'): unknown => {
  const { op, value } = readFilter(name, text);
  if (op === declared) return value;
  // One thing is a list of one.
  if (op === 'eq') return [value];
  throw broken('filter', `${name}=${text}`);
};

/** The filters, exactly those that the door declares. */
const readFilters = ({ write, by = {} }: TableWriteDoor, search: URLSearchParams): Record<string, unknown> => {
  const fields: Record<string, unknown> = {};
  for (const [name, text] of search) {
    if (name === 'select') continue;
    if (name === 'on_conflict') throw notSupported('An upsert');
    const declared = Object.hasOwn(by, name) && !Object.hasOwn(fields, name) ? by[name] : undefined;
    if (declared === undefined) throw broken('filter', `${name}=${text}`);
    fields[name] = readValue(name, text, declared);
  }
  const details = Object.keys(by).filter((name) => !Object.hasOwn(fields, name));
  if (details.length === 0) return fields;
  throw new AppError(writeErrors['21000'], { message: `${write.toUpperCase()} requires a WHERE clause`, details });
};

/** `columns` names the columns of the rows; the public client always writes it beside a list of rows. */
const checkColumns = (rows: readonly unknown[], search: URLSearchParams): void => {
  const given = search.get('columns');
  const columns = given === null ? null : new Set(given.split(',').map((one) => one.trim().replaceAll('"', '')));
  for (const row of rows) {
    if (!isObject(row)) throw invalid('A row must be an object');
    const other = columns === null ? undefined : Object.keys(row).find((name) => !columns.has(name));
    if (other !== undefined) throw broken('columns', other);
  }
};

/** One row as the input, or `{ rows }` where the door takes several; the text is forwarded unchanged. */
const insertInput = ({ text, value }: JsonBody, door: TableWriteDoor, search: URLSearchParams): string => {
  for (const [name, given] of search) {
    if (name === 'on_conflict') throw notSupported('An upsert');
    if (name !== 'select' && name !== 'columns') throw broken('query', `${name}=${given}`);
  }
  const rows: readonly unknown[] = Array.isArray(value) ? value : [value];
  checkColumns(rows, search);
  if (door.many) return `{"rows":${Array.isArray(value) ? text : `[${text}]`}}`;
  if (rows.length !== 1) throw invalid(`One row at a time is inserted into ${door.table}`);
  return Array.isArray(value) ? text.slice(1, -1).trim() : text;
};

/** Whether the given values identify one row; where it may be several, nothing is written for a caller who wants one. */
const refuseSeveral = ({ many }: TableWriteDoor, lists: readonly unknown[]): void => {
  const namesOne = lists.length > 0 && lists.every((list) => Array.isArray(list) && list.length === 1);
  if (many && !namesOne) throw notOne('The write may change several rows, so nothing was written');
};

/**
 * Reads a write in the public REST grammar.
 * @throws AppError `0A000` for an upsert and its like, `21000` without the declared filters, `PGRST100` for a query outside the
 * grammar or undeclared, `PGRST116` where one row is wanted of several, `bad_json`, `invalid_input`
 */
export const readTableWrite = (request: FastifyRequest, door: TableWriteDoor): WriteRequest => {
  const url = request.raw.url ?? '';
  const search = new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
  const preferences = preferencesOf(request);
  refuseUnsupported(preferences);
  const { columns, embed } = readSelect(search.get('select') ?? '*');
  if (Object.keys(embed).length > 0) throw broken('select parameter', Object.keys(embed).join(','));
  const isSingle = wantsOne(request);
  const shown = { isShown: preferences.includes('return=representation'), isSingle, columns };
  const isCounted = preferences.some((one) => one.startsWith('count='));
  if (door.write === 'insert') {
    const body = readJson(request);
    if (isSingle) refuseSeveral(door, [Array.isArray(body.value) ? body.value : [body.value]]);
    return { ...shown, isCounted, input: insertInput(body, door, search) };
  }
  const fields = readFilters(door, search);
  if (isSingle) refuseSeveral(door, Object.values(fields));
  const body = door.write === 'update' ? readJson(request) : { text: '{}', value: {} };
  return { ...shown, isCounted, input: withFields(body, fields) };
};
