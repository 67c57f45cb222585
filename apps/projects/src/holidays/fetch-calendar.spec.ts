import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isPublicAddress } from '@nivel/platform/public-address';
import { internet } from '../automation/webhooks/webhook-request.ts';
import { fetchCalendar } from './fetch-calendar.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

/** Fetches without TLS from a program on this machine. */
const fetched = async (listener: RequestListener, callMs = 2_000) => {
  const made = createServer(listener);
  server = made;
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  const { port } = made.address() as AddressInfo;
  return fetchCalendar(`https://calendar.example.com:${port}/f.ics?a=1`, {
    addresses: {
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
      isAllowed: () => true,
    },
    open: ({ servername: _, ...options }) => httpRequest(options),
    callMs,
  });
};

const switched = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n';

describe('a calendar at an address', () => {
  it('is read as it is', async () => {
    const asked: string[] = [];
    const answer = await fetched((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers['accept-encoding']}`);
      response.end('BEGIN:VCALENDAR ñ');
    });
    expect(answer).toEqual({ text: 'BEGIN:VCALENDAR ñ', problem: null });
    expect(asked).toEqual(['GET /f.ics?a=1 identity']);
  });

  it('is read without the mark with which some files begin', async () => {
    const answer = await fetched((_, response) => response.end('\uFEFFBEGIN:VCALENDAR'));
    expect(answer).toEqual({ text: 'BEGIN:VCALENDAR', problem: null });
  });

  it.each<[string, RequestListener, string]>([
    ['another address', (_, response) => response.writeHead(302, { location: 'https://10.0.0.1/' }).end(), 'redirect'],
    ['an error', (_, response) => response.writeHead(404).end('no'), 'answer'],
    ['something packed', (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'), 'answer'],
    ['more than a megabyte', (_, response) => response.end('x'.repeat(1_000_001)), 'too_big'],
    ['half of it', (_, response) => void response.write('x', () => response.destroy()), 'unreachable'],
    ['another protocol', ({ socket }) => void socket.end(switched), 'unreachable'],
  ])('that answers with %s gives nothing', async (_, listener, problem) => {
    expect(await fetched(listener)).toEqual({ text: null, problem });
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['never ends', (_, response) => void response.write('x')],
  ])('that %s is given up', async (_, listener) => {
    expect(await fetched(listener, 100)).toEqual({ text: null, problem: 'timeout' });
  });

  it('that is not public is not asked', async () => {
    const named = {
      ...internet,
      addresses: {
        isAllowed: isPublicAddress,
        resolve: () => Promise.resolve([{ address: '169.254.169.254', family: 4 }]),
      },
    };
    const refused = { text: null, problem: 'address_refused' };
    expect(await fetchCalendar('https://192.168.1.1/f.ics')).toEqual(refused);
    expect(await fetchCalendar('https://[::1]/f.ics')).toEqual(refused);
    expect(await fetchCalendar('https://calendar.example.com/f.ics', named)).toEqual(refused);
  });
});
