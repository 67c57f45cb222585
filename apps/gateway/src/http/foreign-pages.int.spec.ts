import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let closed: OpenGateway;
let shared: OpenGateway;

const PARTNER = 'https://partner.example';
const ENV = { PUBLIC_URL: 'https://nivel.example', RATE_TOKEN: '0' };

beforeAll(async () => {
  world = await GatewayWorld.start();
  world.service.handlers.set(issueToken.name, () => Promise.resolve({ status: 200, body: { refresh_token: 'r-1' } }));
  closed = await world.gateway(ENV);
  shared = await world.gateway({ ...ENV, FOREIGN_ORIGINS: PARTNER });
});
afterAll(() => world.stop());

const doors: readonly [method: string, path: string][] = [
  ['GET', '/api/price'],
  ['GET', '/rest/v1/things'],
  ['POST', '/rest/v1/rpc/complete_thing'],
  ['OPTIONS', '/rest/v1/rpc/complete_thing'],
  ['OPTIONS', '/auth/v1/token'],
  ['GET', '/auth/v1/gone'],
];

const allowed = async ({ url }: OpenGateway, method: string, path: string, origin: string): Promise<string | null> =>
  (await fetch(`${url}${path}`, { method, headers: { origin } })).headers.get('access-control-allow-origin');

describe('a page of another site', () => {
  it('may read no answer of any door', async () => {
    for (const [method, path] of doors)
      for (const origin of [PARTNER, 'null', 'http://nivel.example'])
        expect([path, await allowed(closed, method, path, origin)]).toEqual([path, null]);
  });

  it('may read answers if a setting names it, without cookies, and no other may', async () => {
    for (const [method, path] of doors) {
      expect([path, await allowed(shared, method, path, PARTNER)]).toEqual([path, PARTNER]);
      expect([path, await allowed(shared, method, path, 'https://other.example')]).toEqual([path, null]);
    }
  });

  it('is not taken for ours because its own name was made to lead here (DNS rebinding)', async () => {
    // The browser then says the foreign page's name as origin and as host alike.
    const { port, host } = new URL(closed.url);
    for (const name of [host, `evil.example:${port}`]) {
      const headers = { origin: `http://${name}`, host: name, 'x-use-cookie': '1', 'content-type': 'application/json' };
      const path = '/auth/v1/token?grant_type=password';
      const response = await fetch(`${closed.url}${path}`, { method: 'POST', headers, body: '{}' });
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it.each(['websocket', 'polling'])('opens no live connection by %s, not even a named one', async (transport) => {
    const token = await world.service.token({ iss: 'https://nivel.example/auth/v1' });
    for (const origin of [PARTNER, new URL(shared.url).origin]) {
      const socket = io(shared.url, {
        auth: { token },
        reconnection: false,
        transports: [transport],
        extraHeaders: { origin },
      });
      const opened = await new Promise((resolve) => {
        socket.on('ready', () => resolve('ready'));
        socket.on('connect_error', () => resolve('refused'));
      });
      socket.close();
      expect(opened).toBe('refused');
    }
  });
});
