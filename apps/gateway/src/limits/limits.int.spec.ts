import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { previewLink } from '@nivel/contracts/auth/preview-link.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { sendMagicLink } from '@nivel/contracts/auth/send-magic-link.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { useRecoveryCode } from '@nivel/contracts/auth/use-recovery-code.operation';
import { verifyFactor } from '@nivel/contracts/auth/verify-factor.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let replicas: [OpenGateway, OpenGateway];

beforeAll(async () => {
  world = await GatewayWorld.start();
  for (const operation of [
    issueToken,
    previewLink,
    recoverPassword,
    sendMagicLink,
    signUp,
    useRecoveryCode,
    verifyFactor,
  ])
    world.service.handlers.set(operation.name, () => Promise.resolve({ status: 200, body: {} }));
  const env = { TRUSTED_PROXIES: '1', GATEWAY_REPLICAS: '2' };
  replicas = [await world.gateway(env), await world.gateway(env)];
});
afterAll(() => world.stop());

const statusOf = async ({ url }: OpenGateway, path: string, address: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `1.2.3.4, ${address}` };
  return (await fetch(`${url}/auth/v1${path}`, { method: 'POST', headers, body: '{}' })).status;
};

/** Calls spread over both replicas, from one address; how many were let through. */
const passes = async (path: string, count: number, address: string): Promise<number> => {
  const statuses = await Promise.all(
    Array.from({ length: count }, (_, at) => statusOf(replicas[at % 2 === 0 ? 0 : 1], path, address)),
  );
  expect(new Set([...statuses, 200, 429]).size).toBe(2);
  return statuses.filter((status) => status === 200).length;
};

let probes = 0;
/** A replica without Redis lets its share through, 15 of 30; the probe is a separate address. */
const reachesRedis = async (replica: OpenGateway): Promise<boolean> => {
  probes += 1;
  const address = `10.1.${probes >> 8}.${probes & 255}`;
  const statuses = await Promise.all(Array.from({ length: 16 }, () => statusOf(replica, '/signup', address)));
  return statuses.every((status) => status === 200);
};

describe('AUT-11: rate limits across replicas', () => {
  it('let through exactly 30 of 200 sign-ups at once, and 30 of each other kind', async () => {
    expect(await passes('/signup', 200, '10.0.0.1')).toBe(30);
    expect(await passes('/recover', 100, '10.0.0.1')).toBe(30);
    expect(await passes('/otp', 100, '10.0.0.1')).toBe(30);
    expect(await passes('/verify/preview', 100, '10.0.0.1')).toBe(30);
    expect(await passes('/token?grant_type=password', 100, '10.0.0.1')).toBe(30);
  });

  it('count each address separately, as the trusted proxy reports it', async () => {
    expect(await passes('/signup', 40, '10.0.0.2')).toBe(30);
    expect(await passes('/signup', 10, '10.0.0.3')).toBe(10);
  });

  it('count codes of factors and recovery codes together, 15 a minute', async () => {
    expect(await passes('/factors/recovery-codes/verify', 40, '10.0.0.8')).toBe(15);
    // One comes back every four seconds.
    expect(await passes(`/factors/${randomUUID()}/verify`, 20, '10.0.0.8')).toBeLessThan(3);
  });

  it('say so in the documented form, with the time to wait', async () => {
    const headers = { 'x-forwarded-for': '10.0.0.1', 'x-supabase-api-version': '2024-01-01' };
    const response = await fetch(`${replicas[0].url}/auth/v1/signup`, { method: 'POST', headers });
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({ code: 'over_request_rate_limit', message: 'Request rate limit reached' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(300);
  });

  it('stay on when Redis is down, give no second allowance, and wait for nothing', async () => {
    expect(await passes('/signup', 18, '10.0.0.4')).toBe(18);
    // One after the other, so that each replica knows the remaining allowance.
    for (const replica of replicas) expect(await statusOf(replica, '/signup', '10.0.0.4')).toBe(200);
    await world.stack.redis.kill();
    // Of the 10 that were left each of the two replicas may give its half.
    expect(await passes('/signup', 100, '10.0.0.4')).toBeLessThanOrEqual(10);
    expect(await passes('/signup', 100, '10.0.0.1')).toBe(0);
    expect(await passes('/signup', 200, '10.0.0.5')).toBe(30);
  });

  it('subtract the calls admitted during an outage of Redis once it is back', async () => {
    await world.stack.redis.restart();
    await waitUntil(async () => (await Promise.all(replicas.map(reachesRedis))).every(Boolean));
    expect(await passes('/signup', 60, '10.0.0.5')).toBe(0);
    expect(await passes('/signup', 60, '10.0.0.6')).toBe(30);
  });
});

describe('the general limit of a user', () => {
  it('holds over both replicas and never lets more through', async () => {
    const env = { RATE_USER_PER_MINUTE: '200', RATE_LEASE: '10' };
    const [one, other] = [await world.gateway(env), await world.gateway(env)];
    const authorization = `Bearer ${await world.service.token()}`;
    const body = JSON.stringify({ thing_id: '01890000-0000-7000-8000-000000000001' });
    const statuses = await Promise.all(
      Array.from({ length: 600 }, async (_, at) => {
        const { url } = at % 2 === 0 ? one : other;
        const headers = { authorization, 'content-type': 'application/json' };
        return (await fetch(`${url}/rest/v1/rpc/complete_thing`, { method: 'POST', headers, body })).status;
      }),
    );
    const passed = statuses.filter((status) => status === 200).length;
    expect(passed).toBeLessThanOrEqual(200);
    expect(passed).toBeGreaterThan(170);
  });
});
