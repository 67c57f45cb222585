import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { needsToken } from '@nivel/contracts/kernel/policy';
import type { GatewayContext } from '../gateway-context.ts';
import { toDoorError } from '../http/http-errors.ts';
import { JSON_TYPE, HttpExchange } from '../http/http-exchange.ts';

const ANSWERED = { 'content-type': JSON_TYPE };

/**
 * Lets a caller in: the address is counted first, so that guessing tokens is counted too; then the token where the policy
 * needs one, and its owner. Synchronous where nothing has to be asked.
 */
export const admit = async (gateway: GatewayContext, operation: Operation, exchange: HttpExchange): Promise<void> => {
  const waiting = gateway.limits.address(exchange.clientIp);
  if (waiting) await waiting;
  if (!needsToken(operation.policy)) return;
  if (exchange.token === null) throw new AppError(commonErrors.unauthenticated);
  exchange.actor = await gateway.tokens.verify(exchange.token);
  const waitingToo = gateway.limits.user(exchange.actor.userId);
  if (waitingToo) await waitingToo;
};

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
      await admit(gateway, operation, exchange);
      const body = Buffer.isBuffer(request.body) ? request.body : '';
      exchange.send(200, await gateway.services.ask(operation, body, exchange.context(operation)), ANSWERED);
    } catch (error) {
      exchange.refuse(toDoorError(error));
    }
  };
  http.route({ method, url, handler: serve });
};
