import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let local: OpenGateway;

beforeAll(async () => {
  world = await GatewayWorld.start();
  world.service.handlers.set(issueToken.name, () => Promise.resolve({ status: 200, body: {} }));
  local = await world.gateway({ LOOPBACK_UNLIMITED: 'true', HOST: '0.0.0.0', RATE_ADDRESS_PER_MINUTE: '10' });
});
afterAll(() => world.stop());

/** The number of admitted calls of 40 simultaneous sign-ins. */
const passes = async (host: string, headers: Record<string, string> = {}, { url } = local): Promise<number> => {
  const { port } = new URL(url);
  const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' };
  const signIn = (): Promise<Response> => fetch(`http://${host}:${port}/auth/v1/token?grant_type=password`, options);
  const responses = await Promise.all(Array.from({ length: 40 }, signIn));
  return responses.filter(({ status }) => status === 200).length;
};

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

describe('a gateway on one machine, which leaves its own machine out of the limits', () => {
  it('lets a program of this machine try as often as it likes', async () => {
    expect(await passes('127.0.0.1')).toBe(40);
    const prices = await Promise.all(Array.from({ length: 40 }, () => fetch(`${local.url}/api/price`)));
    expect(new Set(prices.map(({ status }) => status))).toEqual(new Set([200]));
  });

  (outside === undefined ? it.skip : it)('counts callers over the network', async () => {
    expect(await passes(outside ?? '')).toBe(30);
  });

  it('counts callers through a proxy or tunnel on this machine, all together, whatever address they claim', async () => {
    expect(await passes('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(30);
    expect(await passes('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(0);
    expect(await passes('127.0.0.1', { forwarded: 'for=198.51.100.1' })).toBe(0);
  });

  it('is an exception that a setting has to enable', async () => {
    expect(await passes('127.0.0.1', {}, await world.gateway())).toBe(30);
  });
});
