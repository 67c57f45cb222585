import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { GatewayContext } from '../gateway-context.ts';
import { admit } from '../http/admit.ts';
import { toDoorError } from '../http/http-errors.ts';
import { JSON_TYPE, HttpExchange } from '../http/http-exchange.ts';

const ANSWERED = { 'content-type': JSON_TYPE };

/**
 * Mounts an operation whose JSON body is its input (`/rest/v1/rpc/…` and `/api/…`). The hot path: the body's bytes go to the
 * service and the answer's bytes come back, nothing is parsed here.
 */
export const mountCall = (
  http: FastifyInstance,
  gateway: GatewayContext,
  operation: Operation,
  method: 'GET' | 'POST',
  url: string,
): void => {
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new HttpExchange(gateway, operation.name, request, reply);
    try {
      await admit(gateway, operation.policy, exchange);
      const body = Buffer.isBuffer(request.body) ? request.body : '';
      exchange.send(200, await gateway.services.ask(operation, body, exchange.context(operation)), ANSWERED);
    } catch (error) {
      exchange.refuse(toDoorError(error));
    }
  };
  http.route({ method, url, handler: serve });
};
