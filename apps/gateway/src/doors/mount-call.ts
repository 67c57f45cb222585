import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from '@nivel/contracts/kernel/door';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { GatewayContext } from '../gateway-context.ts';
import { admit } from '../http/admit.ts';
import { toDoorError } from '../http/http-errors.ts';
import { HttpExchange, JSON_TYPE } from '../http/http-exchange.ts';

const JSON_RESPONSE = { 'content-type': JSON_TYPE };

/**
 * Mounts an operation whose input is JSON. The hot path: the body's bytes go to the service and the result's bytes come back;
 * nothing is parsed here unless `readInput` does.
 */
export const mountCall = (
  http: FastifyInstance,
  gateway: GatewayContext,
  operation: Operation,
  readInput = bodyOf,
): void => {
  const address = addressOf(operation.door);
  if (address === null) throw new Error(`${operation.name} has no address`);
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const exchange = new HttpExchange(gateway, operation.name, request, reply);
    try {
      await admit(gateway, operation.policy, exchange);
      const input = readInput(request);
      exchange.send(200, await gateway.services.ask(operation, input, exchange.context(operation)), JSON_RESPONSE);
    } catch (error) {
      exchange.refuse(toDoorError(error));
    }
  };
  http.route({ method: address.method, url: address.path, handler: serve });
};

/** The body's bytes as they came; an empty one is an empty input. */
export const bodyOf = ({ body }: FastifyRequest): Uint8Array | string => (Buffer.isBuffer(body) ? body : '');
