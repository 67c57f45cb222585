import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let secure: OpenGateway;

const HTTPS = { PUBLIC_URL: 'https://nivel.example', TRUSTED_PROXIES: '1' };

beforeAll(async () => {
  world = await GatewayWorld.start();
  secure = await world.gateway(HTTPS);
});
afterAll(() => world.stop());

const ask = (path: string, proto?: string, options: RequestInit = {}, { url } = secure): Promise<Response> =>
  fetch(`${url}${path}`, {
    redirect: 'manual',
    ...options,
    headers: { ...(proto === undefined ? {} : { 'x-forwarded-proto': proto }), ...options.headers },
  });

const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

describe('a site on https, asked in clear', () => {
  it.each([
    ['/auth/v1/user', {}],
    ['/auth/v1/token?grant_type=password', post],
    ['/rest/v1/things', {}],
    ['/rest/v1/rpc/complete_thing', post],
    ['/functions/v1/any', post],
    ['/storage/v1/any', {}],
    ['/api/price', {}],
    ['/graphql', post],
    ['/graphql?query={__typename}', {}],
    ['/socket.io/?EIO=4&transport=polling', {}],
    ['/webhooks/any', post],
    ['/login', post],
  ])('refuses %s instead of hiding behind a redirect that its token had been seen', async (path, options) => {
    const asked = world.service.asked.length;
    const response = await ask(path, 'http', options);
    expect([response.status, response.headers.get('location')]).toEqual([403, null]);
    expect(await response.text()).toContain('https_required');
    expect(world.service.asked.length).toBe(asked);
  });

  it('sends a page to the same place of the site itself, whatever host was requested', async () => {
    for (const path of ['/', '/login?next=/a', '//evil.example/x', '/apiary']) {
      const response = await ask(path, 'http', { headers: { host: 'evil.example' } });
      expect([response.status, response.headers.get('location')]).toEqual([308, `https://nivel.example${path}`]);
    }
  });

  it("believes the trusted proxy, not the caller's entry before it", async () => {
    expect((await ask('/api/price', 'https, http')).status).toBe(403);
    expect((await ask('/api/price', 'http, https')).status).toBe(200);
    expect((await ask('/api/price', 'HTTP')).status).toBe(403);
  });

  it('answers requests that came over https, and those without a trusted proxy', async () => {
    expect((await ask('/api/price', 'https')).status).toBe(200);
    expect((await ask('/api/price')).status).toBe(200);
    const direct = await world.gateway({ ...HTTPS, TRUSTED_PROXIES: '0' });
    expect((await ask('/api/price', 'http', {}, direct)).status).toBe(200);
  });
});
