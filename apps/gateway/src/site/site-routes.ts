import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { GatewayContext } from '../gateway-context.ts';
import { pageHeaders } from '../http/security-headers.ts';
import { toDoorError } from '../http/http-errors.ts';
import type { HeaderList } from '../http/origins.ts';
import { HttpExchange } from '../http/http-exchange.ts';
import { encodingIn, type Encoding } from '../http/compression.ts';
import { mountMedia } from './media-routes.ts';
import { WebClient, type SiteFile } from './web-client.ts';

const NOT_BUILT = 'The web client is not built yet. Run: npm run build';

const headersOf = (file: SiteFile, encoding: Encoding): HeaderList => ({
  'content-type': file.type,
  etag: encoding === 'identity' ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`,
  vary: 'Accept-Encoding',
  'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

const sendFile = async (request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<void> => {
  const encoding = file.isCompressible ? encodingIn(request.headers['accept-encoding']) : 'identity';
  const headers = headersOf(file, encoding);
  void reply.headers(headers);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  const isKnown = known.includes(headers['etag'] ?? '');
  if (isKnown) {
    await reply.code(304).send();
    return;
  }
  await reply.send(await file.bytes(encoding));
};

/** A page route of the client has no dot in its last part; `/assets/gone.js` is a missing file, not a page. */
const isPageRoute = (path: string): boolean => !path.slice(path.lastIndexOf('/')).includes('.');

/** Serves the built client with the page fallback of its routes, and the media of lessons. */
export const mountSite = async (http: FastifyInstance, gateway: GatewayContext): Promise<void> => {
  const headers = pageHeaders(gateway.settings);
  const web = new WebClient(gateway.settings.WEB_ROOT);
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply): void =>
    new HttpExchange(gateway, 'site', request, reply).refuse(toDoorError(error));
  http.setErrorHandler((error, request, reply) => refuse(error, request, reply));
  http.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  await http.register((media) => mountMedia(media, gateway));
  http.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const path = pathOf(request);
      const file = path === null || path === '/' ? null : await web.file(path);
      const page = file ?? (path !== null && isPageRoute(path) ? await web.index() : null);
      if (page !== null) await sendFile(request, reply, page);
      else if (path === '/') await reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
      else refuse(new AppError(commonErrors.not_found), request, reply);
      return reply;
    },
  });
  http.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: (request, reply) => refuse(new AppError(commonErrors.not_found), request, reply),
  });
};

const pathOf = (request: FastifyRequest): string | null => {
  try {
    return decodeURIComponent((request.raw.url ?? '/').split('?', 1)[0] ?? '/');
  } catch {
    return null;
  }
};
