import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { GatewayContext } from '../gateway-context.ts';
import { admit } from '../http/admit.ts';
import { toDoorError } from '../http/http-errors.ts';
import { JSON_TYPE, HttpExchange } from '../http/http-exchange.ts';

/** The form that comes with it says 'List-Unsubscribe=One-Click' and no more. */
const FORM_BYTES = 4_096;

/** The declared inputs among the parameters of the address: an e-mail program may have added some of its own. */
const inputOf = (operation: Operation, query: unknown): string => {
  const declared = operation.input instanceof z.ZodObject ? Object.keys(operation.input.shape) : [];
  const given = new Map(Object.entries(query ?? {}));
  return JSON.stringify(Object.fromEntries(declared.map((name) => [name, given.get(name)])));
};

/**
 * Mounts `POST <path>?token=…`: one click in an e-mail program (RFC 8058), which has neither a session nor JSON. Everything
 * that counts is in the address; the form is taken in any type and not looked at. The page at the same path, which a `GET`
 * opens, asks before it posts.
 */
export const mountOneClick = (
  http: FastifyInstance,
  gateway: GatewayContext,
  operation: Operation,
  path: string,
): void => {
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new HttpExchange(gateway, operation.name, request, reply);
    try {
      await admit(gateway, operation.policy, exchange);
      const body = inputOf(operation, request.query);
      const result = await gateway.services.ask(operation, body, exchange.context(operation));
      exchange.send(200, result, { 'content-type': JSON_TYPE });
    } catch (error) {
      exchange.refuse(toDoorError(error));
    }
  };
  void http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_BYTES }, (_request, _body, parsed) =>
      parsed(null),
    );
    scope.route({ method: 'POST', url: path, handler: serve });
    done();
  });
};
