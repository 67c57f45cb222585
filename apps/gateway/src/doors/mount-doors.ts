import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import type { GatewayContext } from '../gateway-context.ts';
import { toDoorError } from '../http/http-errors.ts';
import { acceptJsonOnly } from '../http/http-server.ts';
import { mountFallback } from '../http/fallback.ts';
import { HttpExchange } from '../http/http-exchange.ts';
import type { DoorKind } from './door-kind.ts';
import { doorKinds } from './door-kinds.ts';

const restErrors = defineErrors({
  PGRST202: { kind: 'not-found', message: 'Could not find the function' },
  PGRST205: { kind: 'not-found', message: 'Could not find the table' },
});

/** They are answered at a port of their own; a page in their place would look like success to a probe. */
const OPERATOR_ROUTES = ['/livez', '/readyz', '/metrics'];

/** Opens the door of every operation of the registry; adding one needs no edit here. */
export const mountDoors = async (
  http: FastifyInstance,
  gateway: GatewayContext,
  operations: readonly Operation[],
): Promise<void> => {
  acceptJsonOnly(http, gateway.settings.MAX_BODY_BYTES);
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply): void =>
    new HttpExchange(gateway, 'none', request, reply).refuse(toDoorError(error));
  http.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  for (const [kind, door] of Object.entries(doorKinds))
    if (door !== null) await http.register((scope) => mountKind(scope, gateway, operations, kind, door));
  const nameIn = (request: FastifyRequest): string =>
    (request.params as { name: string }).name.replaceAll(/[^\w.-]/g, '').slice(0, 64);
  mountFallback(http, gateway, '/rest/v1/rpc/:name', (request, reply) =>
    refuse(noFunction(nameIn(request)), request, reply),
  );
  mountFallback(http, gateway, '/rest/v1/:name', (request, reply) => refuse(noTable(nameIn(request)), request, reply));
  for (const path of ['/rest/*', '/api/*', '/storage/*', ...OPERATOR_ROUTES])
    mountFallback(http, gateway, path, (request, reply) =>
      refuse(new AppError(commonErrors.not_found), request, reply),
    );
};

const mountKind = (
  http: FastifyInstance,
  gateway: GatewayContext,
  operations: readonly Operation[],
  kind: string,
  door: DoorKind,
): Promise<void> => {
  door.prepare?.(http, gateway, operations);
  for (const operation of operations)
    if (operation.door.kind === kind) door.mount(http, gateway, operation, operation.door);
  return Promise.resolve();
};

const noFunction = (name: string): AppError =>
  new AppError(restErrors.PGRST202, { message: `Could not find the function public.${name} in the schema cache` });

const noTable = (name: string): AppError =>
  new AppError(restErrors.PGRST205, { message: `Could not find the table 'public.${name}' in the schema cache` });
