import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { TableQuery } from '@nivel/contracts/kernel/table';
import type { GatewayContext } from '../gateway-context.ts';
import { admit } from '../http/admit.ts';
import { toDoorError } from '../http/http-errors.ts';
import { JSON_TYPE, HttpExchange } from '../http/http-exchange.ts';
import { readTableQuery } from './table-grammar.ts';

const ONE_OBJECT = 'application/vnd.pgrst.object+json';
const decoder = new TextDecoder();

const tableErrors = defineErrors({
  PGRST116: { kind: 'invalid', status: 406, message: 'Cannot coerce the result to a single JSON object' },
  '42501': { kind: 'forbidden', message: 'permission denied for table' },
});

interface TableResult {
  readonly rows: readonly unknown[];
  readonly total: number | null;
}

const contentRange = ({ rows, total }: TableResult, offset: number): string => {
  const range = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`;
  return `${range}/${total ?? '*'}`;
};

const onlyRow = ({ rows }: TableResult): unknown => {
  if (rows.length === 1) return rows[0];
  throw new AppError(tableErrors.PGRST116, { details: `The result contains ${rows.length} rows` });
};

/** Mounts the read door of a table, in the public REST grammar. */
export const mountTable = (
  http: FastifyInstance,
  gateway: GatewayContext,
  operation: Operation,
  table: string,
): void => {
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new HttpExchange(gateway, operation.name, request, reply);
    try {
      await admit(gateway, operation.policy, exchange);
      const { query, isSingle } = readRequest(request);
      const bytes = await gateway.services.ask(operation, JSON.stringify(query), exchange.context(operation));
      const result = JSON.parse(decoder.decode(bytes)) as TableResult;
      const body = JSON.stringify(isSingle ? onlyRow(result) : result.rows);
      const isPart = result.total !== null && result.total > result.rows.length;
      exchange.send(isPart && !isSingle ? 206 : 200, body, {
        'content-type': isSingle ? `${ONE_OBJECT}; charset=utf-8` : JSON_TYPE,
        'content-range': contentRange(result, query.offset),
        'range-unit': 'items',
      });
    } catch (error) {
      exchange.refuse(toDoorError(error));
    }
  };
  http.route({ method: ['GET', 'HEAD'], url: `/rest/v1/${table}`, handler: serve });
  mountWriteRefusal(http, gateway, table);
};

const readRequest = (request: FastifyRequest): { query: TableQuery; isSingle: boolean } => {
  const url = request.raw.url ?? '';
  const mark = url.indexOf('?');
  const prefer = request.headers.prefer;
  const query = readTableQuery(mark < 0 ? '' : url.slice(mark + 1), {
    range: request.headers.range,
    prefer: Array.isArray(prefer) ? prefer.join(',') : prefer,
  });
  const isSingle = request.headers.accept?.includes(ONE_OBJECT) ?? false;
  // Two rows are enough to know that there is not exactly one.
  return { query: isSingle ? { ...query, limit: Math.min(query.limit, 2) } : query, isSingle };
};

/** Points, progress and skills are never writable from outside; what a caller may change has a procedure of its own. */
const mountWriteRefusal = (http: FastifyInstance, gateway: GatewayContext, table: string): void => {
  http.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url: `/rest/v1/${table}`,
    handler: (request, reply) => {
      const hint = 'Tables are read here; call a procedure below /rest/v1/rpc to change something';
      const error = new AppError(tableErrors['42501'], { message: `permission denied for table ${table}`, hint });
      new HttpExchange(gateway, 'table-write', request, reply).refuse(error);
    },
  });
};
