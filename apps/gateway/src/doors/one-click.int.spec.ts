import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayWorld } from '../../test/gateway-world.ts';
import { leaveList } from '../../test/test-operations.ts';

let world: GatewayWorld;
let url: string;
const asked: unknown[] = [];

beforeAll(async () => {
  world = await GatewayWorld.start();
  url = (await world.gateway()).url;
  world.service.handlers.set(leaveList.name, (input) => {
    asked.push(input);
    return Promise.resolve({ left: 'list' });
  });
});
afterAll(() => world.stop());

const click = (query: string, body?: BodyInit, type?: string) =>
  fetch(`${url}/leave-list${query}`, {
    method: 'POST',
    ...(body === undefined ? {} : { body }),
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  });

describe('a door for one click', () => {
  it('acts on the address, as an e-mail program posts it', async () => {
    const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const parts = new FormData();
    parts.set('List-Unsubscribe', 'One-Click');
    for (const body of [form, parts, undefined]) {
      const response = await click('?token=abc&utm_source=mail', body);
      expect([response.status, await response.json()]).toEqual([200, { left: 'list' }]);
    }
    const plain = await click('?token=abc', 'List-Unsubscribe=One-Click', 'text/plain');
    expect(plain.status).toBe(200);
    expect(asked).toEqual(Array.from({ length: 4 }, () => ({ token: 'abc' })));
  });

  it('does nothing when it is only looked at', async () => {
    const before = asked.length;
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) await fetch(`${url}/leave-list?token=abc`, { method });
    expect(asked).toHaveLength(before);
  });

  it('refuses no token, two tokens, and texts that are too long', async () => {
    const before = asked.length;
    for (const query of ['', '?token=', '?token=a&token=b', `?token=${'a'.repeat(600)}`]) {
      const response = await click(query);
      expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_input' }]);
    }
    expect((await click('?token=abc', 'a'.repeat(5_000), 'text/plain')).status).toBe(413);
    expect(asked).toHaveLength(before);
  });
});
