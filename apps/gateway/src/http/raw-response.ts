import type { Duplex } from 'node:stream';
import type { HeaderList } from './origins.ts';
import { JSON_TYPE } from './http-exchange.ts';

/** Answers on a connection that has no response object (a non-HTTP request, a refused upgrade) and ends it. */
export const writeRawResponse = (connection: Duplex, status: string, body: string, headers: HeaderList): void => {
  const all = {
    ...headers,
    'content-type': JSON_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
};
