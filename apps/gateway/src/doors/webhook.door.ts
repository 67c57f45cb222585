import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { WebhookDoor } from '@nivel/contracts/kernel/door';
import type { ErrorKind } from '@nivel/contracts/kernel/errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { callOf, jsonContent, schemaOf } from '../docs/openapi-call.ts';
import type { GatewayContext } from '../gateway-context.ts';
import { admit } from '../http/admit.ts';
import { mountFallback } from '../http/fallback.ts';
import { toDoorError } from '../http/http-errors.ts';
import { HttpExchange, JSON_TYPE } from '../http/http-exchange.ts';
import { requireAddress, type DoorKind } from './door-kind.ts';

/** Sending it again would not help, or the answer states when. Every other error is ours, and may be over in a minute. */
const FINAL: ReadonlySet<ErrorKind> = new Set<ErrorKind>([
  'invalid',
  'unauthenticated',
  'forbidden',
  'too-large',
  'limited',
]);

const refuse = (exchange: HttpExchange, thrown: unknown): void => {
  const error = toDoorError(thrown);
  if (FINAL.has(error.definition.kind)) {
    exchange.refuse(error);
    return;
  }
  exchange.logRefusal(error);
  exchange.refuse(new AppError(commonErrors.unavailable));
};

const headersOf = ({ headers }: FastifyRequest, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]];
    }),
  );

const deliveryOf = (request: FastifyRequest, { headers }: WebhookDoor): string => {
  const body = Buffer.isBuffer(request.body) ? request.body.toString('base64') : '';
  return JSON.stringify({ body, headers: headersOf(request, headers) });
};

const mount = (http: FastifyInstance, gateway: GatewayContext, operation: Operation, door: WebhookDoor): void => {
  if (operation.policy.who !== 'anyone')
    throw new Error(`${operation.name}: a webhook brings no token; its service checks the signature`);
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new HttpExchange(gateway, operation.name, request, reply);
    try {
      await admit(gateway, operation.policy, exchange);
      const context = { ...exchange.context(operation), token: null };
      const result = await gateway.services.ask(operation, deliveryOf(request, door), context);
      exchange.send(200, result, { 'content-type': JSON_TYPE });
    } catch (error) {
      refuse(exchange, error);
    }
  };
  http.route({ method: 'POST', url: requireAddress(operation).path, handler: serve });
};

/** Bytes of any kind; nothing is read here. */
const prepare = (http: FastifyInstance, gateway: GatewayContext): void => {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: gateway.settings.WEBHOOK_BODY_BYTES },
    (_request, body, done) => done(null, body),
  );
  mountFallback(http, gateway, '/webhooks/*', (request, reply) =>
    new HttpExchange(gateway, 'none', request, reply).refuse(new AppError(commonErrors.not_found)),
  );
};

/** `POST /webhooks/<webhook>`: bytes and named headers, without a token; answered well only when the service has stored them. */
export const webhookDoor: DoorKind<WebhookDoor> = {
  tag: {
    name: 'webhooks',
    description: 'What other systems tell us, signed by them. Every response but 2xx means: send it again.',
  },
  describe: (operation, { headers }) => ({
    ...callOf(
      operation,
      'webhooks',
      { requestBody: { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } },
      { description: 'Stored', content: jsonContent(schemaOf(operation.output, 'output')) },
    ),
    parameters: headers.map((name) => ({ name, in: 'header', required: false, schema: { type: 'string' } })),
  }),
  mount,
  prepare,
};
