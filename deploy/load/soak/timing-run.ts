import { Agent } from 'node:http';
import { randomUUID } from 'node:crypto';
import { median, table } from '../bench/figures.ts';
import { send, type Shot } from '../bench/load.ts';
import { Refused, sampled, times } from '../measuring.ts';
import { seedAccounts } from '../stack/accounts.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import { startSignIns } from './crowd-run.ts';

/** How long one door takes to answer about a known and about an unknown address. */
export interface DoorTiming {
  readonly door: string;
  /** Medians. */
  readonly knownMs: number;
  readonly unknownMs: number;
  /** How far apart they are; beside a crowd the median of the differences in each round. */
  readonly apartMs: number;
  readonly isEqual: boolean;
  /** Rounds in which all were answered. */
  readonly rounds: number;
}

/** How often each door is called, and how many people sign in again and again meanwhile. */
export interface TimingOptions {
  readonly rounds: number;
  readonly crowd?: number;
}

type Ask = (email: string) => { path: string; body: object };
const doors: Readonly<Record<string, Ask>> = {
  'sign-in': (email) => ({ path: '/token?grant_type=password', body: { email, password: 'not it at all' } }),
  'sign-up': (email) => ({ path: '/signup', body: { email, password: 'a phrase nobody has', data: {} } }),
  recovery: (email) => ({ path: '/recover', body: { email } }),
  'a magic link': (email) => ({ path: '/otp', body: { email, create_user: false } }),
  resending: (email) => ({ path: '/resend', body: { type: 'signup', email } }),
  'a code': (email) => ({ path: '/verify', body: { type: 'recovery', email, token: '000000' } }),
};

/** The new parts of every answer: ids, moments, and the address itself. */
const alike = (body: string, email: string): string =>
  body
    .replaceAll(email, 'EMAIL')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');

type Who = 'known' | 'unknown';

/**
 * The order in which addresses are requested. Alone one after the other, so that the second does not wait for the first. Beside
 * a crowd all at the same moment, so that they are in the same queue, whose length changes far more than the difference in
 * question: the first and the last place are on average the two in between.
 */
const ORDERS: Readonly<Record<'alone' | 'crowded', readonly [readonly Who[], readonly Who[]]>> = {
  alone: [
    ['known', 'unknown'],
    ['unknown', 'known'],
  ],
  crowded: [
    ['known', 'unknown', 'unknown', 'known'],
    ['unknown', 'known', 'known', 'unknown'],
  ],
};
const KNOWN_EACH_ROUND = 2;

interface Round {
  readonly known: number;
  readonly unknown: number;
  readonly responses: readonly string[];
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Asks every door about known and unknown addresses, each address once, so that no limit is in the way. */
export const runTimings = async (stack: PrivateStack, { rounds, crowd = 0 }: TimingOptions): Promise<DoorTiming[]> => {
  const count = rounds * Object.keys(doors).length * KNOWN_EACH_ROUND;
  const known = await stack.withOwner((owner) => seedAccounts(owner, count));
  const others = await startSignIns(stack, crowd);
  const agent = new Agent({ keepAlive: true });
  const timings: DoorTiming[] = [];
  try {
    for (const [door, ask] of Object.entries(doors)) {
      const orders = ORDERS[crowd > 0 ? 'crowded' : 'alone'];
      const measured = await sampled(times(rounds), async (round) => {
        const one = async (who: Who) => {
          const email = who === 'known' ? (known.pop() ?? '') : `${randomUUID()}@example.com`;
          return { who, ...(await timed(agent, door, shotOf(stack.site, ask(email)), email)) };
        };
        const order = orders[round % 2 === 0 ? 0 : 1];
        return roundOf(crowd > 0 ? await Promise.all(order.map(one)) : await inTurn(order, one));
      });
      timings.push(timingOf(door, measured, crowd > 0));
    }
  } finally {
    await others.stop();
    agent.destroy();
  }
  return timings;
};

const inTurn = async <One, Result>(all: readonly One[], work: (one: One) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  for (const one of all) results.push(await work(one));
  return results;
};

/** @throws Refused when it cannot answer now, which does not depend on the address */
const timed = async (
  agent: Agent,
  door: string,
  shot: Shot,
  email: string,
): Promise<{ ms: number; response: string }> => {
  const askedAt = performance.now();
  const { status, body } = await send(agent, shot);
  if (status >= 500) throw new Refused(door, status, body);
  return { ms: performance.now() - askedAt, response: `${status} ${alike(body, email)}` };
};

const roundOf = (all: readonly { who: Who; ms: number; response: string }[]): Round => {
  const of = (wanted: Who): number => mean(all.filter(({ who }) => who === wanted).map(({ ms }) => ms));
  return { known: of('known'), unknown: of('unknown'), responses: all.map(({ response }) => response) };
};

const timingOf = (door: string, rounds: readonly Round[], isCrowded: boolean): DoorTiming => {
  const [knownMs, unknownMs] = [median(rounds.map(({ known }) => known)), median(rounds.map(({ unknown }) => unknown))];
  const apartMs = isCrowded ? median(rounds.map(({ known, unknown }) => known - unknown)) : knownMs - unknownMs;
  const isEqual = new Set(rounds.flatMap(({ responses }) => responses)).size === 1;
  return { door, knownMs, unknownMs, apartMs: Math.abs(apartMs), isEqual, rounds: rounds.length };
};

/** A table for people. */
export const timingTable = (timings: readonly DoorTiming[]): string =>
  table([
    ['door', 'known ms', 'unknown ms', 'apart ms', 'n', 'answers'],
    ...timings.map(({ door, knownMs, unknownMs, apartMs, rounds, isEqual }) => [
      door,
      knownMs.toFixed(2),
      unknownMs.toFixed(2),
      apartMs.toFixed(2),
      rounds,
      isEqual ? 'equal' : 'DIFFERENT',
    ]),
  ]);

const shotOf = (site: string, { path, body }: { path: string; body: object }): Shot => {
  const text = JSON.stringify(body);
  return {
    method: 'POST',
    url: new URL(`${site}/auth/v1${path}`),
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) },
    body: text,
  };
};
