import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { GatewayContext } from '../gateway-context.ts';
import { admit } from '../http/admit.ts';
import { toDoorError } from '../http/http-errors.ts';
import { HttpExchange, JSON_TYPE } from '../http/http-exchange.ts';
import { requireAddress } from './door-kind.ts';

const JSON_RESPONSE = { 'content-type': JSON_TYPE };

/**
 * Mounts an operation whose input is JSON. The hot path: the body's bytes go to the service and the result's bytes are
 * returned; nothing is parsed here unless `readInput` does.
 */
export const mountCall = (
  http: FastifyInstance,
  gateway: GatewayContext,
  operation: Operation,
  readInput = bodyOf,
): void => {
  const { method, path } = requireAddress(operation);
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new HttpExchange(gateway, operation.name, request, reply);
    try {
      await admit(gateway, operation.policy, exchange);
      const input = readInput(request);
      const result = await gateway.services.ask(operation, input, exchange.context(operation));
      await exchange.answer(200, result, JSON_RESPONSE);
    } catch (error) {
      exchange.refuse(toDoorError(error));
    }
  };
  http.route({ method, url: path, handler: serve });
};

/** The body's bytes as they came; an empty one is an empty input. */
export const bodyOf = ({ body }: FastifyRequest): Uint8Array | string => (Buffer.isBuffer(body) ? body : '');
