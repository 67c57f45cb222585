import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentText } from '@nivel/contracts/kernel/document';
import type { DocumentDoor } from '@nivel/contracts/kernel/door';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { callOf } from '../docs/openapi-call.ts';
import type { GatewayContext } from '../gateway-context.ts';
import { admit } from '../http/admit.ts';
import { toDoorError } from '../http/http-errors.ts';
import { HttpExchange } from '../http/http-exchange.ts';
import type { DoorKind } from './door-kind.ts';
import { pathParameters, routePath } from './door-path.ts';

const decoder = new TextDecoder();

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Whether a caller has a text already (RFC 9110: one of a list is enough, weak or not). */
const hasAlready = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));

const mount = (http: FastifyInstance, gateway: GatewayContext, operation: Operation, door: DocumentDoor): void => {
  if (operation.policy.who !== 'anyone')
    throw new Error(`${operation.name}: who fetches a document brings no token; its address names what is meant`);
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new HttpExchange(gateway, operation.name, request, reply);
    try {
      await admit(gateway, operation.policy, exchange);
      const input = JSON.stringify(request.params);
      // The address is a secret: what counts its requests sees a hash.
      await gateway.limits.document(hashOf(`${operation.name} ${input}`));
      const context = { ...exchange.context(operation), token: null };
      const answer = decoder.decode(await gateway.services.ask(operation, input, context));
      const { text } = documentText.parse(JSON.parse(answer));
      // Weak: it leaves compressed for clients that accept that.
      const etag = `W/"${hashOf(text)}"`;
      const headers = { etag, 'cache-control': 'private, no-cache', 'content-type': `${door.type}; charset=utf-8` };
      if (hasAlready(request.headers['if-none-match'], etag)) exchange.send(304, null, headers);
      else await exchange.answer(200, text, headers);
    } catch (error) {
      exchange.refuse(toDoorError(error));
    }
  };
  http.route({ method: ['GET', 'HEAD'], url: routePath(door.path), handler: serve });
};

/** `GET <path>`: a text for programs that have no session; an unchanged document is not sent again. */
export const documentDoor: DoorKind<DocumentDoor> = {
  tag: { name: 'documents', description: 'Texts that other programs fetch at secret addresses.' },
  describe: (operation, { path, type }) =>
    callOf(operation, 'documents', pathParameters(path), {
      description: 'The text',
      content: { [type]: { schema: { type: 'string' } } },
    }),
  mount,
};
