import { fastify, type FastifyInstance } from 'fastify';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { GatewayContext } from '../gateway-context.ts';
import { writeRawResponse } from './raw-response.ts';
import { cutLateBodies } from './late-bodies.ts';
import { requireHttps } from './require-https.ts';
import { JSON_TYPE } from './http-exchange.ts';

const malformed = JSON.stringify(
  new AppError(commonErrors.invalid_input, { message: 'The request is not well formed' }).body,
);
const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** A request that is no HTTP at all gets a short answer on the bare connection and never reaches a door. */
const respondToBrokenRequest =
  ({ dataHeaders }: GatewayContext) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else writeRawResponse(socket, STATUS_LINES[error.code ?? ''] ?? '400 Bad Request', malformed, dataHeaders);
  };

const LOOK_FOR_LATE_MS = 1_000;

/** The server behind all doors. */
export const openHttpServer = (gateway: GatewayContext): FastifyInstance => {
  const { settings, dataHeaders } = gateway;
  const longest = Math.max(settings.REQUEST_TIMEOUT_MS, settings.UPLOAD_SECONDS * 1_000);
  const http = fastify({
    logger: false,
    bodyLimit: settings.MAX_BODY_BYTES,
    requestTimeout: longest,
    http: {
      headersTimeout: settings.REQUEST_TIMEOUT_MS,
      // The time for uploaded files; all other bodies are cut off sooner.
      requestTimeout: longest,
      // By default it looks for late requests only every 30 s.
      connectionsCheckingInterval: Math.min(LOOK_FOR_LATE_MS, settings.REQUEST_TIMEOUT_MS),
    },
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    clientErrorHandler: respondToBrokenRequest(gateway),
    frameworkErrors: (_error, _request, reply) => {
      reply.hijack();
      reply.raw.writeHead(400, { ...dataHeaders, 'content-type': JSON_TYPE }).end(malformed);
    },
    routerOptions: { maxParamLength: 500 },
  });
  // Plain text can be sent by a form of a foreign page without a preflight request.
  http.removeContentTypeParser('text/plain');
  // Doors write their answers themselves; every other answer has no fewer.
  http.addHook('onSend', (_request, reply, _payload, done) => {
    for (const name in dataHeaders) if (!reply.hasHeader(name)) void reply.header(name, dataHeaders[name]);
    done();
  });
  http.server.on('checkExpectation', (_request, response: ServerResponse) => {
    response.writeHead(417, { ...dataHeaders, 'content-type': JSON_TYPE }).end(malformed);
  });
  cutLateBodies(http.server, settings.REQUEST_TIMEOUT_MS, (socket) => {
    writeRawResponse(socket, STATUS_LINES['ERR_HTTP_REQUEST_TIMEOUT'] ?? '', malformed, dataHeaders);
    socket.destroySoon();
  });
  requireHttps(http, gateway);
  return http;
};

/**
 * Bodies stay bytes and must be declared as JSON; all other types are refused with 415, because a form of a foreign page can
 * send plain text without a preflight request, but not JSON. An empty body needs no type.
 */
export const acceptJsonOnly = (http: FastifyInstance, bodyLimit: number): void =>
  acceptOnly('application/json', http, bodyLimit);

/** For an address to which a page of another site posts a form: bodies stay bytes, and all other types are refused with 415. */
export const acceptFormsOnly = (http: FastifyInstance, bodyLimit: number): void =>
  acceptOnly('application/x-www-form-urlencoded', http, bodyLimit);

const acceptOnly = (type: string, http: FastifyInstance, bodyLimit: number): void => {
  http.removeAllContentTypeParsers();
  http.addContentTypeParser(type, { parseAs: 'buffer', bodyLimit }, (_request, body, done) => {
    done(null, body);
  });
};
