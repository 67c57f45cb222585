import type { FastifyInstance } from 'fastify';
import { answer } from '@nivel/platform/health-server';
import type { Desk } from '../desk.ts';

/** Probes and metrics. They touch no limit and no token, and `/livez` touches no dependency. */
export const mountOperatorRoutes = (http: FastifyInstance, desk: Desk): void => {
  for (const url of ['/livez', '/readyz', '/metrics']) {
    http.get(url, async (_request, reply) => {
      const { status, type, body } = await answer(desk.health, url);
      return reply.code(status).header('content-type', type).header('cache-control', 'no-store').send(body);
    });
  }
};
