import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isPublicAddress, type AddressBook } from '@nivel/platform/public-address';
import { callWebhook, internet, type WebhookDoor } from './webhook-request.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** A program of somebody else on this machine. @returns its port */
const serving = async (listener: RequestListener): Promise<number> => {
  const made = createServer(listener);
  server = made;
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  return (made.address() as AddressInfo).port;
};

const call = { headers: { 'webhook-id': 'c1' }, body: '{"a":1}' };
const bookOf = (more: Partial<AddressBook> = {}): AddressBook => ({
  resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isAllowed: () => true,
  ...more,
});
/** Calls without TLS, to where it is told. */
const plain = (more: Partial<WebhookDoor> = {}): WebhookDoor => ({
  addresses: bookOf(),
  open: ({ servername: _, ...options }) => httpRequest(options),
  ready: 'connect',
  callMs: 500,
  ...more,
});
/** The real check of addresses, for names that somebody else answers for. */
const namedAs = (...addresses: string[]): WebhookDoor => ({
  ...internet,
  addresses: {
    isAllowed: isPublicAddress,
    resolve: () => Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
  },
  callMs: 2_000,
});

/** Twenty-three forms of an address that is not public: written as an address, or as what a name resolves to. */
const written = [
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://017700000001/x',
  'https://10.1.2.3/x',
  'https://172.16.0.9/x',
  'https://192.168.1.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/x',
  'https://0.0.0.0/x',
  'https://[::1]/x',
  'https://[::ffff:169.254.169.254]/x',
  'https://[fd00::1]/x',
  'https://[fe80::1]/x',
  'https://[64:ff9b::7f00:1]/x',
  // An address of IPv4 in the old form, which parsers write as ::7f00:1, and one that nobody was given.
  'https://[::127.0.0.1]/x',
  'https://[4000::1]/x',
];
const resolved = [
  ['127.0.0.1'],
  ['::ffff:10.0.0.1'],
  ['2002:7f00:1::'],
  ['::a00:1'],
  // One that is public beside one that is not: the next answer could be the other one.
  ['93.184.216.34', '10.0.0.1'],
  ['224.0.0.1'],
];

describe('an address that is not public', () => {
  it(`is called by none of ${written.length + resolved.length} forms`, async () => {
    const refused = { status: null, isSent: false, problem: 'address_refused' };
    for (const url of written) expect([url, await callWebhook({ ...call, url })]).toEqual([url, refused]);
    for (const addresses of resolved) {
      const outcome = await callWebhook({ ...call, url: 'https://hook.example/x' }, namedAs(...addresses));
      expect([addresses, outcome]).toEqual([addresses, refused]);
    }
    expect(written.length + resolved.length).toBe(23);
  });

  it('is told from a public one', () => {
    for (const address of ['8.8.8.8', '2606:4700::1111']) expect(isPublicAddress(address)).toBe(true);
    expect(isPublicAddress('hook.example')).toBe(false);
  });
});

describe('a call', () => {
  it('goes to the address that was checked, with what it says, and needs no second answer for the name', async () => {
    let got: unknown = null;
    let asked = 0;
    const port = await serving((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { host } = request.headers;
        got = [request.method, request.url, host, request.headers['webhook-id'], Buffer.concat(chunks).toString()];
        response.writeHead(204).end();
      });
    });
    const resolve = () => {
      asked += 1;
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    };
    const door = plain({ addresses: bookOf({ resolve }) });
    expect(await callWebhook({ ...call, url: `https://hook.example:${port}/a?b=1` }, door)).toEqual({ status: 204 });
    expect(got).toEqual(['POST', '/a?b=1', `hook.example:${port}`, 'c1', '{"a":1}']);
    expect(asked).toBe(1);
  });

  it('follows no redirect', async () => {
    let calls = 0;
    const port = await serving((_, response) => {
      calls += 1;
      response.writeHead(307, { location: `http://127.0.0.1:${port}/other` }).end();
    });
    expect(await callWebhook({ ...call, url: `https://hook.example:${port}/` }, plain())).toEqual({ status: 307 });
    expect(calls).toBe(1);
  });

  it('reads nothing of an answer but its status, however much it is', async () => {
    const port = await serving((_, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    expect(await callWebhook({ ...call, url: `https://hook.example:${port}/` }, plain())).toEqual({ status: 200 });
  });

  it('that is not answered in time may have arrived', async () => {
    const port = await serving(() => undefined);
    const outcome = await callWebhook({ ...call, url: `https://hook.example:${port}/` }, plain());
    expect(outcome).toEqual({ status: null, isSent: true, problem: 'timeout' });
  });

  it('whose connection breaks behind it may have arrived', async () => {
    const port = await serving((request) => request.socket.destroy());
    const outcome = await callWebhook({ ...call, url: `https://hook.example:${port}/` }, plain());
    expect(outcome).toEqual({ status: null, isSent: true, problem: 'broken' });
  });

  it('that is switched to another protocol ends', async () => {
    const switched = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';
    const port = await serving((request) => void request.socket.end(switched));
    const outcome = await callWebhook({ ...call, url: `https://hook.example:${port}/` }, plain());
    expect(outcome).toEqual({ status: null, isSent: true, problem: 'broken' });
  });

  it('that nobody takes, or whose name nobody knows, surely has not arrived', async () => {
    const port = await serving(() => undefined);
    server?.close();
    const unreachable = { status: null, isSent: false, problem: 'unreachable' };
    expect(await callWebhook({ ...call, url: `https://hook.example:${port}/` }, plain())).toEqual(unreachable);
    const unknown = bookOf({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    const door = plain({ addresses: unknown });
    expect(await callWebhook({ ...call, url: 'https://hook.example/' }, door)).toEqual(unreachable);
  });
});
