import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { addressOf, type FunctionDoor } from '@nivel/contracts/kernel/door';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { bodyWithout, callOf, jsonContent, parameter, schemaOf } from '../docs/openapi-call.ts';
import type { GatewayContext } from '../gateway-context.ts';
import { mountFallback } from '../http/fallback.ts';
import { HttpExchange } from '../http/http-exchange.ts';
import type { DoorKind } from './door-kind.ts';
import { invalid, readJson, withFields } from './json-body.ts';
import { bodyOf, mountCall } from './mount-call.ts';

const functionErrors = defineErrors({
  method_not_allowed: { kind: 'invalid', status: 405, message: 'This function is not called with this method' },
});
/** The public client adds it when a region is set; we have one. */
const REGION = 'forceFunctionRegion';

const searchOf = ({ raw }: FastifyRequest): URLSearchParams => {
  const url = raw.url ?? '';
  const mark = url.indexOf('?');
  return new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
};

/** @throws AppError `invalid_input` for a parameter that is undeclared or repeated */
const readQuery = (request: FastifyRequest, known: readonly string[]): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const [name, value] of searchOf(request)) {
    if (name === REGION) continue;
    if (!known.includes(name)) throw invalid(`Unknown query parameter ${name.slice(0, 64)}`);
    if (Object.hasOwn(fields, name)) throw invalid(`The query parameter ${name} stands twice`);
    fields[name] = value;
  }
  return fields;
};

const readInput =
  ({ query = [] }: FunctionDoor) =>
  (request: FastifyRequest): Uint8Array | string => {
    const fields = readQuery(request, query);
    if (Object.keys(fields).length === 0) return bodyOf(request);
    return withFields(readJson(request), fields);
  };

const mount = (http: FastifyInstance, gateway: GatewayContext, operation: Operation, door: FunctionDoor): void => {
  const fields = operation.input instanceof z.ZodObject ? Object.keys(operation.input.shape) : [];
  const missing = (door.query ?? []).filter((name) => !fields.includes(name));
  if (missing.length > 0) throw new Error(`${operation.name}: the input has no ${missing.join(', ')}`);
  mountCall(http, gateway, operation, readInput(door));
};

/** A call with a method that no operation of its name has, or with an unknown name. */
const prepare = (http: FastifyInstance, gateway: GatewayContext, operations: readonly Operation[]): void => {
  const methods = new Map<string, string[]>();
  for (const { door } of operations) {
    const address = door.kind === 'function' ? addressOf(door) : null;
    if (address) methods.set(address.path, [...(methods.get(address.path) ?? []), address.method]);
  }
  mountFallback(http, gateway, '/functions/*', (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methods.get((request.raw.url ?? '').split('?', 1)[0] ?? '');
    const error =
      allowed === undefined
        ? new AppError(commonErrors.not_found, { message: 'Requested function was not found' })
        : new AppError(functionErrors.method_not_allowed, { details: { allowed } });
    new HttpExchange(gateway, 'none', request, reply).refuse(error);
  });
};

/** `<method> /functions/v1/<function>`: query parameters and the JSON body are the input. */
export const functionDoor: DoorKind<FunctionDoor> = {
  tag: {
    name: 'functions',
    description: 'Calls by name, method and query; the Supabase client calls them with `functions.invoke()`.',
  },
  describe: (operation, { query = [] }) => {
    const parameters = query.map((name) => parameter(name, 'A field of the input'));
    const response = { description: 'Done', content: jsonContent(schemaOf(operation.output, 'output')) };
    return callOf(operation, 'functions', { parameters, ...bodyWithout(operation, query) }, response);
  },
  mount,
  prepare,
};
