import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isSignedMedia, MEDIA_PREFIX } from '@nivel/platform/media-address';
import type { GatewayContext } from '../gateway-context.ts';
import { refuseFile } from '../http/file-refusal.ts';
import { toDoorError } from '../http/http-errors.ts';
import { HttpExchange } from '../http/http-exchange.ts';

const MEDIA = /\.(webm|mp4|vtt|webp|avif|png|jpe?g|mp3|ogg|pdf)$/i;
/** Cached by one browser only: an address is given to one person. */
const CACHED = 'private, max-age=86400';

/**
 * Serves the media of lessons with range requests, at addresses that the learning service signs for a user who may open the
 * part. Without a signature the answer does not reveal whether a file exists.
 */
export const mountMedia = async (http: FastifyInstance, gateway: GatewayContext): Promise<void> => {
  const { settings } = gateway;
  http.setErrorHandler((error, request, reply) =>
    refuseFile(new HttpExchange(gateway, 'site', request, reply), request.headers, toDoorError(error)),
  );
  http.addHook('onRequest', (request, _reply, done) => {
    const isSigned = isSignedMedia(settings.MEDIA_KEY, request.raw.url ?? '', Date.now());
    done(isSigned ? undefined : new AppError(commonErrors.forbidden));
  });
  await http.register(fastifyStatic, {
    root: resolve(settings.MEDIA_ROOT),
    prefix: MEDIA_PREFIX,
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', CACHED),
    globIgnore: ['**/*.ts'],
    allowedPath: (path) => MEDIA.test(path),
  });
};
