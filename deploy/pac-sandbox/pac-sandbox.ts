import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isSame } from '../payment-sandbox/wire/same-secret.ts';
import { cfdiOrder } from './cfdi-order.ts';
import { cfdiXml } from './cfdi-xml.ts';

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** A name with which the refusal of the SAT can be tried. */
const UNKNOWN_NAME = 'NO EXISTE';

/** The same key always gives the same folio, also after a restart. */
const folioOf = (key: string): string => {
  const digits = createHash('sha256').update(key).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
};

const answer = (key: string, body: unknown): Answer => {
  const read = cfdiOrder.safeParse(body);
  if (!read.success || key === '') return { status: 400, body: { message: 'Not as a request for a CFDI should be' } };
  if (read.data.receiver.name === UNKNOWN_NAME)
    return { status: 422, body: { message: 'CFDI40145: el nombre del receptor no corresponde a su RFC' } };
  const uuid = folioOf(key);
  return { status: 200, body: { uuid, xml: cfdiXml(uuid, read.data) } };
};

const headerOf = ({ headers }: IncomingMessage, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

export interface PacSandbox {
  readonly url: string;
  readonly key: string;
  close(): Promise<void>;
}

/** Replaces a PAC on one machine: it makes well-formed CFDI without legal effect, which say so. */
export const startPacSandbox = async (): Promise<PacSandbox> => {
  const key = randomBytes(24).toString('hex');
  const respond = async (request: IncomingMessage): Promise<Answer> => {
    if (!isSame(headerOf(request, 'authorization'), `Bearer ${key}`))
      return { status: 401, body: { message: 'Unknown' } };
    if (request.method !== 'POST' || request.url !== '/cfdi') return { status: 404, body: { message: 'Not here' } };
    return answer(headerOf(request, 'idempotency-key'), JSON.parse(await text(request)));
  };
  const server = createServer((request, response) => {
    respond(request)
      .catch((): Answer => ({ status: 400, body: { message: 'No JSON' } }))
      .then(({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      )
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ url: `http://127.0.0.1:${port}`, key },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
