import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { GatewayContext } from '../gateway-context.ts';
import { admit } from '../http/admit.ts';
import { toDoorError } from '../http/http-errors.ts';
import { HttpExchange, JSON_TYPE } from '../http/http-exchange.ts';
import { acceptsLines, LineAnswer } from '../http/line-answer.ts';
import { requireAddress } from './door-kind.ts';

const JSON_RESPONSE = { 'content-type': JSON_TYPE };

const isGuessable = ({ door }: Operation): boolean => door.kind === 'procedure' && door.isGuessable === true;

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
    const lines = operation.streams && acceptsLines(request) ? new LineAnswer(exchange) : null;
    try {
      await admit(gateway, operation.policy, exchange);
      if (isGuessable(operation)) await gateway.limits.guess(exchange.clientIp);
      const input = readInput(request);
      const result = await gateway.services.ask(operation, input, exchange.context(operation), lines?.part);
      if (lines?.isOpen) lines.end(result);
      else await exchange.answer(200, result, JSON_RESPONSE);
    } catch (error) {
      if (lines?.isOpen) lines.fail(toDoorError(error));
      else exchange.refuse(toDoorError(error));
    }
  };
  http.route({ method, url: path, handler: serve });
};

/** The body's bytes as they came; an empty one is an empty input. */
export const bodyOf = ({ body }: FastifyRequest): Uint8Array | string => (Buffer.isBuffer(body) ? body : '');
