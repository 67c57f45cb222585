import { beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { register } from 'prom-client';
import { eventOf, SecurityLog, type SecurityRecord } from './security-log.ts';

let now: number;
let lines: Record<string, unknown>[];
let security: SecurityLog;

beforeEach(() => {
  now = 1_000_000;
  lines = [];
  security = new SecurityLog({ info: (line: Record<string, unknown>) => lines.push(line) }, 20, () => now);
});

const refused: SecurityRecord = {
  event: 'refused',
  door: 'things.read',
  code: 'unauthenticated',
  address: '203.0.113.7',
};

const counted = async (event: string): Promise<number> => {
  const metric = await register.getSingleMetric('nivel_security_events_total')?.get();
  return metric?.values.find(({ labels }) => labels['event'] === event)?.value ?? 0;
};

describe('the security log', () => {
  it('contains the event, the door, the user, the network and the traces', () => {
    const actor = { userId: 'u-1', sessionId: 's-1', email: 'ana@example.mx', claims: { secret: 1 } };
    security.record({ ...refused, address: '2001:db8:1:2:3:4:5:6', actor, traceId: 't-1', callerTraceId: 't-2' });
    expect(JSON.parse(JSON.stringify(lines))).toEqual([
      {
        security: true,
        event: 'refused',
        door: 'things.read',
        code: 'unauthenticated',
        userId: 'u-1',
        sessionId: 's-1',
        network: '2001:db8:1:2::/64',
        traceId: 't-1',
        callerTraceId: 't-2',
      },
    ]);
  });

  it('writes one line a second for one network and event, and then how many it left out; it counts all', async () => {
    const before = await counted('refused');
    for (let n = 0; n < 1_000; n += 1) security.record(refused);
    expect(lines).toHaveLength(1);
    now += 1_000;
    security.record(refused);
    expect(lines.map((line) => line['leftOut'])).toEqual([undefined, 999]);
    expect((await counted('refused')) - before).toBe(1_001);
  });

  it('still records another event of that network, and of another network', () => {
    security.record(refused);
    security.record({ ...refused, event: 'forged-token' });
    security.record({ ...refused, address: '203.0.113.8' });
    expect(lines).toHaveLength(3);
  });

  it('is not filled by a crowd of networks either', () => {
    for (let n = 0; n < 50_000; n += 1)
      security.record({ ...refused, address: `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1` });
    expect(lines).toHaveLength(20);
    now += 1_000;
    security.record(refused);
    expect(lines.at(-1)?.['crowdedOut']).toBe(49_980);
  });
});

it.each([
  ['unauthenticated', 'refused'],
  ['forbidden', 'refused'],
  ['over_request_rate_limit', 'rate-limited'],
  ['not_found', null],
  ['invalid_input', 'malformed-request'],
  ['unsupported_media_type', 'malformed-request'],
  ['request_entity_too_large', 'malformed-request'],
  ['unavailable', null],
] as const)('an error %s is the event %s', (code, event) => {
  expect(eventOf(new AppError(commonErrors[code]))).toBe(event);
});
