import type { FastifyInstance } from 'fastify';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { GatewayContext } from '../gateway-context.ts';
import { mountCall } from './procedure.door.ts';

/** `POST /short/<short>`; the JSON body is the input. */
export const mountShort = (http: FastifyInstance, gateway: GatewayContext, operation: Operation, short: string): void =>
  mountCall(http, gateway, operation, 'POST', `/short/${short}`);
