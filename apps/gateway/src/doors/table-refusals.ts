import type { FastifyInstance } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { addressOf, type DoorAddress } from '@nivel/contracts/kernel/door';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { GatewayContext } from '../gateway-context.ts';
import { HttpExchange } from '../http/http-exchange.ts';

const refusalErrors = defineErrors({
  '42501': { kind: 'forbidden', message: 'permission denied for table' },
});
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const HINT = 'Call a procedure below /rest/v1/rpc to change something that no write of this table is declared for';

/**
 * A write that no operation declares is refused: points, progress and skills are never writable from outside. A table is
 * unknown only when no operation declares it at all.
 */
export const mountTableRefusals = (
  http: FastifyInstance,
  gateway: GatewayContext,
  operations: readonly Operation[],
): void => {
  const methods = new Map<string, Set<DoorAddress['method']>>();
  for (const { door } of operations) {
    const address = addressOf(door);
    if (address === null || (door.kind !== 'table' && door.kind !== 'table-write')) continue;
    methods.set(door.table, (methods.get(door.table) ?? new Set()).add(address.method));
  }
  for (const [table, open] of methods) {
    const error = new AppError(refusalErrors['42501'], { message: `permission denied for table ${table}`, hint: HINT });
    http.route({
      method: METHODS.filter((method) => !open.has(method)),
      url: `/rest/v1/${table}`,
      handler: (request, reply) => new HttpExchange(gateway, 'table-refusal', request, reply).refuse(error),
    });
  }
};
