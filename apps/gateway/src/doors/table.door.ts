import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { TableQuery, TableRead } from '@nivel/contracts/kernel/table';
import { callOf, jsonContent, parameter, schemaOf, type OpenApiCall } from '../docs/openapi-call.ts';
import type { GatewayContext } from '../gateway-context.ts';
import { admit } from '../http/admit.ts';
import { toDoorError } from '../http/http-errors.ts';
import { JSON_TYPE, HttpExchange } from '../http/http-exchange.ts';
import type { DoorKind, DoorOf } from './door-kind.ts';
import { readTableQuery } from './table-grammar.ts';
import { mountTableRefusals } from './table-refusals.ts';
import { ONE_OBJECT, onlyRow, wantsOne } from './table-single.ts';

const decoder = new TextDecoder();

interface TableResult {
  readonly rows: readonly unknown[];
  readonly total: number | null;
}

const contentRange = ({ rows, total }: TableResult, offset: number): string => {
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  return `${range}/${total ?? '*'}`;
};

const mount = (http: FastifyInstance, gateway: GatewayContext, operation: Operation, table: string): void => {
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new HttpExchange(gateway, operation.name, request, reply);
    try {
      await admit(gateway, operation.policy, exchange);
      const { query, isSingle } = readRequest(request);
      const bytes = await gateway.services.ask(operation, JSON.stringify(query), exchange.context(operation));
      const result = JSON.parse(decoder.decode(bytes)) as TableResult;
      const body = JSON.stringify(isSingle ? onlyRow(result.rows) : result.rows);
      const isPart = result.total !== null && result.total > result.rows.length;
      await exchange.answer(isPart && !isSingle ? 206 : 200, body, {
        'content-type': isSingle ? `${ONE_OBJECT}; charset=utf-8` : JSON_TYPE,
        'content-range': contentRange(result, query.offset),
        'range-unit': 'items',
      });
    } catch (error) {
      exchange.refuse(toDoorError(error));
    }
  };
  http.route({ method: ['GET', 'HEAD'], url: `/rest/v1/${table}`, handler: serve });
};

const readRequest = (request: FastifyRequest): { query: TableQuery; isSingle: boolean } => {
  const url = request.raw.url ?? '';
  const mark = url.indexOf('?');
  const prefer = request.headers.prefer;
  const query = readTableQuery(mark < 0 ? '' : url.slice(mark + 1), {
    range: request.headers.range,
    prefer: Array.isArray(prefer) ? prefer.join(',') : prefer,
  });
  const isSingle = wantsOne(request);
  // Two rows are enough to know that there is not exactly one.
  return { query: isSingle ? { ...query, limit: Math.min(query.limit, 2) } : query, isSingle };
};

const describe = (operation: TableRead): OpenApiCall => {
  const relations = Object.keys(operation.table.relations);
  const embedded = relations.length === 0 ? '' : ` Rows that may be embedded: ${relations.join(', ')}.`;
  const parameters = [
    parameter('select', `Columns, \`*\`, or embedded rows as \`relation(columns)\`.${embedded}`),
    parameter('order', 'Columns with `.asc` or `.desc`, separated by commas'),
    parameter('limit', 'Most rows', { type: 'integer', minimum: 0, maximum: 1_000 }),
    parameter('offset', 'Rows to skip', { type: 'integer', minimum: 0 }),
    ...Object.keys(operation.table.row.shape).map((column) =>
      parameter(column, '`eq.`, `neq.`, `gt.`, `gte.`, `lt.`, `lte.`, `is.` or `in.(…)` and a value'),
    ),
  ];
  const rows = { type: 'array', items: schemaOf(operation.table.row, 'output') };
  const response = {
    description: 'Rows; with `Prefer: count=exact` their number is in `Content-Range`',
    content: jsonContent(rows),
  };
  return callOf(operation, 'tables', { parameters }, response);
};

const isTable = (operation: Operation): operation is TableRead => 'table' in operation;

/** `GET /rest/v1/<table>`: reads, in the public REST grammar. */
export const tableDoor: DoorKind<DoorOf<'table'>> = {
  tag: {
    name: 'tables',
    description: 'Tables in the public REST grammar; the Supabase client reads and writes them with `from()`.',
  },
  describe: (operation) => {
    if (!isTable(operation)) throw new Error(`${operation.name} is no table read`);
    return describe(operation);
  },
  mount: (http, gateway, operation, { table }) => mount(http, gateway, operation, table),
  prepare: (http, gateway, operations) => mountTableRefusals(http, gateway, operations),
};
