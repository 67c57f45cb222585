import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { addressOf } from '@nivel/contracts/kernel/door';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { needsToken } from '@nivel/contracts/kernel/policy';
import { operations } from '@nivel/contracts/registry.generated';
import { GatewayWorld } from '../../test/gateway-world.ts';
import { testOperations } from '../../test/test-operations.ts';

let world: GatewayWorld;
let url: string;
let token: string;

beforeAll(async () => {
  world = await GatewayWorld.start();
  url = (await world.gateway()).url;
  token = await world.service.token({ aal: 'aal1', needs_second_step: true });
});
afterAll(() => world.stop());

/** The doors that need a token, with something in the fields of their paths. */
const doors = [...operations, ...testOperations].flatMap(({ name, door, policy }: Operation) => {
  const address = needsToken(policy) ? addressOf(door) : null;
  return address === null ? [] : [{ name, ...address, path: address.path.replaceAll(/\{\w+\}/g, randomUUID()) }];
});

describe('a sign-in that has not taken the second step', () => {
  it('opens no door of any operation that needs a token, and no service hears of it', async () => {
    const asked = world.service.asked.length;
    expect(doors.length).toBeGreaterThan(100);
    const opened: string[] = [];
    for (const { name, method, path } of doors) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const response = await fetch(`${url}${path}`, { method, headers, ...(method !== 'GET' && { body: '{}' }) });
      const text = await response.text();
      if (response.status !== 401 || !text.includes('insufficient_aal'))
        opened.push(`${name}: ${response.status} ${text}`);
    }
    expect(opened).toEqual([]);
    expect(world.service.asked).toHaveLength(asked);
  });

  it('reads nothing by GraphQL', async () => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ studentDashboard { totalPoints } }' }),
    });
    expect(await response.text()).toContain('insufficient_aal');
  });

  it('opens no live socket', async () => {
    const knock = (auth: object): Promise<string> =>
      new Promise((resolve) => {
        const socket = io(url, { auth, reconnection: false, forceNew: true, transports: ['websocket'] });
        const say = (what: string) => {
          socket.close();
          resolve(what);
        };
        socket.on('ready', () => say('ready'));
        socket.on('connect_error', (error) => say(error.message));
      });
    expect(await knock({ token: await world.service.token() })).toBe('ready');
    expect(await knock({ token })).not.toBe('ready');
  });
});
