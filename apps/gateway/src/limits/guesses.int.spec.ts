import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';
import { openSecret } from '../../test/test-operations.ts';

let world: GatewayWorld;
let replicas: [OpenGateway, OpenGateway];

beforeAll(async () => {
  world = await GatewayWorld.start();
  world.service.handlers.set(openSecret.name, () => Promise.resolve({}));
  const env = { TRUSTED_PROXIES: '1', GATEWAY_REPLICAS: '2', RATE_GUESS_PER_MINUTE: '10' };
  replicas = [await world.gateway(env), await world.gateway(env)];
});
afterAll(() => world.stop());

const guess = ({ url }: OpenGateway, secret: string, address: string): Promise<Response> =>
  fetch(`${url}/rest/v1/rpc/open_secret`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ secret }),
  });

describe('guesses at a secret', () => {
  it('are counted by network over all replicas, and others notice nothing', async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, at) => guess(replicas[at % 2 === 0 ? 0 : 1], `guess ${at}`, '198.51.100.7')),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guess(replicas[0], 'known', '198.51.100.8')).status).toBe(200);
  });

  it('from addresses of one IPv6 network count together', async () => {
    const addresses = Array.from({ length: 11 }, (_, at) => `2001:db8:7:7::${at + 1}`);
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await guess(replicas[0], 'one', address)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('are not counted where the limit is switched off', async () => {
    const open = await world.gateway({ TRUSTED_PROXIES: '1', RATE_GUESS_PER_MINUTE: '0' });
    const responses = await Promise.all(Array.from({ length: 20 }, () => guess(open, 'one', '198.51.100.7')));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
