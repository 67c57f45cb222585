import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { takenReport } from '@nivel/contracts/kernel/client-report';
import { TEST_SITE } from '@nivel/testing/service-environment';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let gateway: OpenGateway;
let lines: Record<string, unknown>[];

beforeAll(async () => {
  world = await GatewayWorld.start();
  gateway = await world.gateway({ TRUSTED_PROXIES: '1', RATE_CLIENT_REPORTS_PER_MINUTE: '5', CLIENT_LOG_LINES: '100' });
});
afterAll(() => world.stop());

const listen = ({ running }: OpenGateway): void => {
  const keep = (line: object): void => void lines.push(JSON.parse(JSON.stringify(line)) as Record<string, unknown>);
  Object.assign(running.context.log, { info: keep, warn: keep, error: keep });
};
let network = 0;
beforeEach(() => {
  network += 1;
  lines = [];
  listen(gateway);
});

const failure = {
  kind: 'error',
  name: 'TypeError',
  message: `x is not "typed by somebody"`,
  frames: ['Board@index-a1.js:1:2'],
  path: '/crico/dashboard?token=secret',
  count: 2,
};
const reportOf = (...entries: object[]) => ({ release: '1.0.0', area: 'crico', entries });
const own = { origin: new URL(TEST_SITE).origin, 'sec-fetch-site': 'same-origin' };
const send = (body: unknown, headers: Record<string, string> = own, at = gateway): Promise<Response> =>
  fetch(`${at.url}/api/client-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${network}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const written = () => lines.filter((line) => line['client'] === true);
const numbers = async (name: string): Promise<string[]> => {
  const text = await (await fetch(`${gateway.healthUrl}/metrics`)).text();
  return text.split('\n').filter((line) => line.startsWith(name));
};

describe('reports of the client', () => {
  it('are accepted from pages of ours without a token, and are in the log under the id that they are answered with', async () => {
    const response = await send(reportOf(failure, { kind: 'timing', name: 'load', value: 900, path: '/' }));
    const { id } = takenReport.parse(await response.json());
    expect(response.status).toBe(200);
    expect(written()).toEqual([
      {
        client: true,
        report: id,
        release: '1.0.0',
        area: 'crico',
        name: 'TypeError',
        message: 'x is not …',
        frames: ['Board@index-a1.js:1:2'],
        path: '/crico/dashboard',
        count: 2,
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/typed|secret/);
    expect(await numbers('nivel_client_entries_total{kind="error",area="crico"}')).toEqual([
      expect.stringMatching(/ 2$/),
    ]);
    expect(await numbers('nivel_client_timing_seconds_count{name="load",area="crico"}')).toHaveLength(1);
  });

  it('are refused to pages of others, and to other clients', async () => {
    const foreign = [
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      {},
    ];
    for (const headers of foreign)
      expect((await send(reportOf(failure), headers as Record<string, string>)).status).toBe(403);
    expect((await send(reportOf(failure), { ...own, 'content-type': 'text/plain' })).status).toBe(415);
    expect(written()).toEqual([]);
  });

  it.each([
    ['no JSON', 'x'],
    ['nothing', ''],
    ['another field', reportOf({ ...failure, typed: 'x' })],
    ['too many', reportOf(...Array.from({ length: 51 }, () => failure))],
    ['a prototype', `{"__proto__":{"release":"1"},"area":"crico","entries":[]}`],
  ])('are refused where they hold %s', async (_, body) => {
    expect((await send(body)).status).toBe(400);
    expect(written()).toEqual([]);
  });

  it('are refused where they are huge, before they are read', async () => {
    expect((await send(reportOf({ ...failure, message: 'x'.repeat(70_000) }))).status).toBe(413);
  });

  it('are limited by network, and another network notices nothing', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) statuses.push((await send(reportOf(failure))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    network += 1;
    expect((await send(reportOf(failure))).status).toBe(200);
  });

  it('fill no disk: one line a second for a mistake, and none is called taken that was not', async () => {
    const narrow = await world.gateway({ RATE_CLIENT_REPORTS_PER_MINUTE: '0', CLIENT_LOG_LINES: '3' });
    listen(narrow);
    const different = (n: number) => ({ ...failure, frames: [`f@index-a1.js:${n}:1`] });
    const statuses = new Set<number>();
    for (let n = 0; n < 40; n += 1) {
      const { status } = await send(reportOf(different(n)), own, narrow);
      statuses.add(status);
      if (status === 429) break;
    }
    expect(statuses).toEqual(new Set([200, 429]));
    await Promise.all(Array.from({ length: 40 }, () => send(reportOf(failure, failure, failure), own, narrow)));
    const same = written().filter((line) => (line['frames'] as string[])[0] === 'Board@index-a1.js:1:2');
    expect(same.length).toBeLessThan(10);
  });
});
