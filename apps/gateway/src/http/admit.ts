import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { needsToken, type Policy } from '@nivel/contracts/kernel/policy';
import type { GatewayContext } from '../gateway-context.ts';
import type { HttpExchange } from './http-exchange.ts';

/**
 * Admits a caller. The address is counted first, so that guessing tokens is limited too; then the token is verified where the
 * policy needs one, and its owner is counted. Synchronous unless a check needs I/O.
 */
export const admit = async (gateway: GatewayContext, policy: Policy, exchange: HttpExchange): Promise<void> => {
  const waiting = gateway.limits.address(exchange.clientIp);
  if (waiting) await waiting;
  if (!needsToken(policy)) return;
  if (exchange.token === null) throw new AppError(commonErrors.unauthenticated);
  await identify(gateway, exchange, exchange.token);
};

/** Verifies the token of a caller and counts its owner. */
export const identify = async (gateway: GatewayContext, exchange: HttpExchange, token: string): Promise<void> => {
  exchange.actor = await gateway.tokens.verify(token);
  const waiting = gateway.limits.user(exchange.actor.userId);
  if (waiting) await waiting;
};
