import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { needsToken } from '@nivel/contracts/kernel/policy';
import type { GatewayContext } from '../gateway-context.ts';
import { toDoorError } from '../http/http-errors.ts';
import { JSON_TYPE, Visit } from '../http/visit.ts';

const ANSWERED = { 'content-type': JSON_TYPE };

/**
 * Lets a visitor in: the address is counted first, so that guessing tokens is counted too; then the token where the policy
 * needs one, and its owner. Synchronous where nothing has to be asked.
 */
export const admit = async (gateway: GatewayContext, operation: Operation, visit: Visit): Promise<void> => {
  const waiting = gateway.limits.address(visit.clientIp);
  if (waiting) await waiting;
  if (!needsToken(operation.policy)) return;
  if (visit.token === null) throw new AppError(commonErrors.unauthenticated);
  visit.actor = await gateway.tokens.verify(visit.token);
  const waitingToo = gateway.limits.user(visit.actor.userId);
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
    const visit = new Visit(gateway, operation.name, request, reply);
    try {
      await admit(gateway, operation, visit);
      const body = Buffer.isBuffer(request.body) ? request.body : '';
      visit.send(200, await gateway.services.ask(operation, body, visit.context(operation)), ANSWERED);
    } catch (error) {
      visit.refuse(toDoorError(error));
    }
  };
  http.route({ method, url, handler: serve });
};
