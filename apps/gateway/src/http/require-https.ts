import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { defineErrors } from '@nivel/contracts/kernel/errors';
import type { GatewayContext } from '../gateway-context.ts';

export const transportErrors = defineErrors({
  https_required: {
    kind: 'forbidden',
    message: 'This address answers over https only; what was sent here is not safe',
  },
});

const API = /^\/(auth|rest|functions|storage|api|graphql|socket\.io|webhooks)(\/|\?|$)/;

/** Whether a trusted proxy reports that the caller came to it without encryption. */
export const isUnencrypted = (request: IncomingMessage, { isHttps, settings }: GatewayContext): boolean => {
  if (!isHttps || settings.TRUSTED_PROXIES === 0) return false;
  const given = request.headers['x-forwarded-proto'];
  // Entries further left were written by an unknown party.
  const told = (Array.isArray(given) ? given.join(',') : (given ?? '')).split(',').slice(-settings.TRUSTED_PROXIES);
  return told.some((one) => one.trim().toLowerCase() === 'http');
};

/**
 * Where the site uses https, a page requested over plain http is redirected there. A call is refused instead: a redirect would
 * repeat it over https and hide that its token had been sent unencrypted.
 */
export const requireHttps = (http: FastifyInstance, gateway: GatewayContext): void => {
  // No trusted proxy reports how the caller came, so there is nothing to check.
  if (!gateway.isHttps || gateway.settings.TRUSTED_PROXIES === 0) return;
  const { origin } = new URL(gateway.settings.PUBLIC_URL);
  http.addHook('onRequest', (request, reply, done) => {
    const url = request.raw.url ?? '/';
    if (!isUnencrypted(request.raw, gateway)) done();
    else if (API.test(url) || !['GET', 'HEAD'].includes(request.method))
      done(new AppError(transportErrors.https_required));
    else void reply.redirect(`${origin}${url}`, 308);
  });
};
