import { fastify, type FastifyInstance } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { Socket } from 'node:net';
import type { GatewaySettings } from '../config.ts';

const malformed = JSON.stringify(
  new AppError(commonErrors.invalid_input, { message: 'The request is not well formed' }).body,
);
const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is no HTTP at all gets a short answer on the bare connection and never reaches a door. */
const answerBrokenRequest = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${malformed.length}\r\nconnection: close\r\n\r\n${malformed}`,
  );
};

/** The server behind all doors. */
export const openHttpServer = (settings: GatewaySettings): FastifyInstance =>
  fastify({
    logger: false,
    bodyLimit: settings.MAX_BODY_BYTES,
    requestTimeout: settings.REQUEST_TIMEOUT_MS,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, { 'content-type': 'application/json; charset=utf-8' }).end(malformed);
    },
    routerOptions: { maxParamLength: 500 },
  });

/** Bodies stay bytes, whatever the content type says; an empty one is fine. */
export const keepBodiesRaw = (http: FastifyInstance): void => {
  http.removeAllContentTypeParsers();
  // JSON by its name, because that is found faster than whatever else there is.
  for (const type of ['application/json', '*']) {
    http.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
  }
};
