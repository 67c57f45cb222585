import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Files may take their time. */
const FILES = '/storage/v1/object/';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/**
 * Closes connections on which a body takes too long. Node has one such timeout for the whole server, and files need a longer
 * one than everything else. A body that arrives together with its headers, as nearly all do, costs no timer.
 */
export const cutLateBodies = (server: Server, afterMs: number, cut: (socket: Socket) => void): void => {
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request) || request.url?.startsWith(FILES)) return;
    setImmediate(() => {
      if (request.complete || request.destroyed) return;
      const timer = setTimeout(() => {
        if (!request.complete) cut(request.socket);
      }, afterMs);
      request.once('close', () => clearTimeout(timer));
    });
  });
};
