import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { TableWriteDoor } from '@nivel/contracts/kernel/door';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { bodyWithout, callOf, jsonContent, parameter, schemaOf, type OpenApiCall } from '../docs/openapi-call.ts';
import type { GatewayContext } from '../gateway-context.ts';
import { admit } from '../http/admit.ts';
import { toDoorError } from '../http/http-errors.ts';
import { HttpExchange, JSON_TYPE } from '../http/http-exchange.ts';
import { requireAddress, type DoorKind } from './door-kind.ts';
import { readTableWrite, type WriteRequest } from './table-write-grammar.ts';
import { ONE_OBJECT, onlyRow } from './table-single.ts';

type Row = Readonly<Record<string, unknown>>;

const columnErrors = defineErrors({ '42703': { kind: 'invalid', message: 'column does not exist' } });
const decoder = new TextDecoder();

/** The columns of a written row. @throws Error for another output than `writtenRows` */
const columnsOf = ({ name, output }: Operation): readonly string[] => {
  const rows: unknown = output instanceof z.ZodObject ? output.shape['rows'] : null;
  if (rows instanceof z.ZodArray && rows.element instanceof z.ZodObject) return Object.keys(rows.element.shape);
  throw new Error(`${name}: the output of a table write is writtenRows(…)`);
};

/** Reports at boot what only the first write would reveal otherwise. */
const check = ({ name, input }: Operation, { write, by = {}, many }: TableWriteDoor): void => {
  const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  const names = Object.keys(by);
  if ((write === 'insert') !== (names.length === 0)) throw new Error(`${name}: updates and deletes are told what by`);
  if (!names.every((one) => fields.includes(one))) throw new Error(`${name}: a column of 'by' is no input`);
  if (write === 'insert' && many && !fields.includes('rows'))
    throw new Error(`${name}: many rows are the input 'rows'`);
  if (Object.values(by).includes('in') && !many) throw new Error(`${name}: a list names many rows`);
};

/** @throws AppError `42703` */
const checkSelected = (wanted: readonly string[], known: readonly string[], table: string): void => {
  const unknown = wanted.find((column) => !known.includes(column));
  if (unknown !== undefined)
    throw new AppError(columnErrors['42703'], { message: `column ${table}.${unknown} does not exist` });
};

const pick = (rows: readonly Row[], columns: readonly string[]): readonly Row[] =>
  columns.length === 0
    ? rows
    : rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));

/** Status and body as the public REST server has them: 201 for inserts, 204 where nothing is shown. */
const render = (exchange: HttpExchange, door: TableWriteDoor, wanted: WriteRequest, all: readonly Row[]): void => {
  const rows = pick(all, wanted.columns);
  const range = door.write === 'update' && rows.length > 0 ? `0-${rows.length - 1}` : '*';
  const headers = {
    'content-range': `${range}/${wanted.isCounted ? rows.length : '*'}`,
    'preference-applied': wanted.isShown ? 'return=representation' : 'return=minimal',
  };
  const one = wanted.isSingle ? onlyRow(rows) : rows;
  if (!wanted.isShown) {
    exchange.send(door.write === 'insert' ? 201 : 204, door.write === 'insert' ? '' : null, headers);
    return;
  }
  const type = wanted.isSingle ? `${ONE_OBJECT}; charset=utf-8` : JSON_TYPE;
  exchange.send(door.write === 'insert' ? 201 : 200, JSON.stringify(one), { ...headers, 'content-type': type });
};

const mount = (http: FastifyInstance, gateway: GatewayContext, operation: Operation, door: TableWriteDoor): void => {
  check(operation, door);
  const columns = columnsOf(operation);
  const { method, path } = requireAddress(operation);
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new HttpExchange(gateway, operation.name, request, reply);
    try {
      await admit(gateway, operation.policy, exchange);
      const wanted = readTableWrite(request, door);
      checkSelected(wanted.columns, columns, door.table);
      const bytes = await gateway.services.ask(operation, wanted.input, exchange.context(operation));
      const { rows } = JSON.parse(decoder.decode(bytes)) as { rows: readonly Row[] };
      render(exchange, door, wanted, rows);
    } catch (error) {
      exchange.refuse(toDoorError(error));
    }
  };
  http.route({ method, url: path, handler: serve });
};

const describe = (operation: Operation, door: TableWriteDoor): OpenApiCall => {
  const { by = {}, write } = door;
  const parameters = [
    parameter('select', 'Columns of the rows that are sent back with `Prefer: return=representation`'),
    ...Object.entries(by).map(([name, op]) => parameter(name, op === 'in' ? '`in.(…)` or `eq.`' : '`eq.` and a value')),
  ];
  const { rows } = (schemaOf(operation.output, 'output') as { properties: { rows: Readonly<Record<string, unknown>> } })
    .properties;
  const response = { description: 'The written rows, where they are asked for', content: jsonContent(rows) };
  const status = write === 'insert' ? '201' : '200';
  return callOf(operation, 'tables', { parameters, ...bodyWithout(operation, Object.keys(by)) }, response, status);
};

/** `POST`, `PATCH` and `DELETE /rest/v1/<table>`: writes of the caller's own rows, by declared operations. */
export const tableWriteDoor: DoorKind<TableWriteDoor> = {
  tag: {
    name: 'tables',
    description: 'Tables in the public REST grammar; the Supabase client reads and writes them with `from()`.',
  },
  describe,
  mount,
};
