import { Agent } from 'node:http';
import { randomUUID } from 'node:crypto';
import { median } from '../bench/figures.ts';
import { send, type Shot } from '../bench/load.ts';
import { Refused, sampled, times } from '../measuring.ts';
import { seedAccounts } from '../stack/accounts.ts';
import type { PrivateStack } from '../stack/private-stack.ts';

/** How long one door takes to answer about a known and about an unknown address. */
export interface DoorTiming {
  readonly door: string;
  readonly knownMs: number;
  readonly unknownMs: number;
  readonly isEqual: boolean;
  /** Rounds in which both were answered. */
  readonly rounds: number;
}

type Ask = (email: string) => { path: string; body: object };
const doors: Readonly<Record<string, Ask>> = {
  'sign-in': (email) => ({ path: '/token?grant_type=password', body: { email, password: 'not it at all' } }),
  'sign-up': (email) => ({ path: '/signup', body: { email, password: 'a phrase nobody has', data: {} } }),
  recovery: (email) => ({ path: '/recover', body: { email } }),
  resending: (email) => ({ path: '/resend', body: { type: 'signup', email } }),
  'a code': (email) => ({ path: '/verify', body: { type: 'recovery', email, token: '000000' } }),
};

/** What is new in every answer: ids, moments, and the address itself. */
const alike = (body: string, email: string): string =>
  body
    .replaceAll(email, 'EMAIL')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');

/** Asks every door about known and unknown addresses in turns, each address once, so that no limit is in the way. */
export const runTimings = async (stack: PrivateStack, rounds: number): Promise<DoorTiming[]> => {
  const known = await stack.withOwner((owner) => seedAccounts(owner, rounds * Object.keys(doors).length));
  const agent = new Agent({ keepAlive: true });
  const timings: DoorTiming[] = [];
  for (const [door, ask] of Object.entries(doors)) {
    const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const responses = new Set<string>();
    const answered = await sampled(times(rounds), async (round) => {
      const emails = { known: known.pop() ?? '', unknown: `${randomUUID()}@example.com` };
      const ms = { known: 0, unknown: 0 };
      const seen: string[] = [];
      for (const who of round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const shot = shotOf(stack.site, ask(emails[who]));
        const askedAt = performance.now();
        const { status, body } = await send(agent, shot);
        // Who cannot answer now says nothing about the address.
        if (status >= 500) throw new Refused(door, status, body);
        ms[who] = performance.now() - askedAt;
        seen.push(`${status} ${alike(body, emails[who])}`);
      }
      return { ms, seen };
    });
    for (const one of answered) {
      took.known.push(one.ms.known);
      took.unknown.push(one.ms.unknown);
      for (const text of one.seen) responses.add(text);
    }
    const [knownMs, unknownMs] = [median(took.known), median(took.unknown)];
    timings.push({ door, knownMs, unknownMs, isEqual: responses.size === 1, rounds: answered.length });
  }
  agent.destroy();
  return timings;
};

const shotOf = (site: string, { path, body }: { path: string; body: object }): Shot => {
  const text = JSON.stringify(body);
  return {
    method: 'POST',
    url: new URL(`${site}/auth/v1${path}`),
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) },
    body: text,
  };
};
