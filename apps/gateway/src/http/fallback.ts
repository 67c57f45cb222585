import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../gateway-context.ts';
import { HttpExchange } from './http-exchange.ts';

/**
 * Answers every path below a prefix that no door answers. CORS preflight requests end here too, so that the doors need no hook
 * of their own for them.
 */
export const mountFallback = (
  http: FastifyInstance,
  gateway: GatewayContext,
  path: string,
  respond: (request: FastifyRequest, reply: FastifyReply) => void,
): void => {
  http.all(path, (request, reply) => {
    if (request.method !== 'OPTIONS') respond(request, reply);
    else new HttpExchange(gateway, 'preflight', request, reply).send(204, null, gateway.origins.preflightHeaders());
  });
};
