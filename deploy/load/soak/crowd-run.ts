import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { AuthClient } from '@nivel/client/auth-client';
import { ClientError } from '@nivel/client/client-error';
import { times } from '../measuring.ts';
import { PASSWORD, seedAccounts } from '../stack/accounts.ts';
import { BrowserKey } from '../stack/browser-key.ts';
import { waitUntilReady, type AppProcess, type PrivateStack } from '../stack/private-stack.ts';

/** The results of a number of different people who signed in at the same moment. */
export interface CrowdReport {
  readonly people: number;
  readonly rounds: number;
  /** How often each status was answered, all rounds together. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Until the last of a round was answered, the slowest round, in ms. */
  readonly longestMs: number;
  /** Until the last of those who were turned away knew it. */
  readonly turnedAwayMs: number;
  /** The longest time for which the event loop of auth was blocked while a crowd signed in, in ms. */
  readonly blockedMs: number;
  /** Refusals without the time to retry. */
  readonly silent: number;
}

interface Outcome {
  readonly status: number;
  readonly ms: number;
  readonly saysWhen: boolean;
}

type SignIn = (site: string, email: string, browser: BrowserKey) => Promise<Outcome>;

/** One request, without a second one after a refusal. */
export const signIn: SignIn = (site, email, browser) =>
  new Promise((resolve) => {
    const askedAt = performance.now();
    const body = JSON.stringify({ email, password: PASSWORD });
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-session-proof': browser.proof(),
    };
    const url = new URL('/auth/v1/token?grant_type=password', site);
    // Everybody has a connection of their own, as browsers do.
    const sent = request(url, { method: 'POST', headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          ms: performance.now() - askedAt,
          saysWhen: response.headers['retry-after'] !== undefined,
        }),
      );
    });
    sent.on('error', () => resolve({ status: 0, ms: performance.now() - askedAt, saysWhen: false }));
    sent.end(body);
  });

/** As our web client does it: it comes again when it is sent away. */
const signInPatiently: SignIn = async (site, email, browser) => {
  const askedAt = performance.now();
  const proof = () => Promise.resolve(browser.proof());
  const client = new AuthClient({ baseUrl: site, proofs: { begin: proof, goOn: proof } });
  const error: unknown = await client.signIn(email, PASSWORD).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const ms = performance.now() - askedAt;
  if (error === null) return { status: 200, ms, saysWhen: false };
  const { status, retryAfter } = error instanceof ClientError ? error : { status: 0, retryAfter: null };
  return { status, ms, saysWhen: retryAfter !== null };
};

/** The longest time for which the event loop of an app was blocked since the last reading, in ms. */
const longestBlock = async ({ readyUrl }: AppProcess): Promise<number> => {
  const metrics = await (await fetch(new URL('/metrics', readyUrl))).text();
  return Math.round(Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1] ?? Number.NaN) * 1_000);
};

/** How many sign in at once, how often, and whether they come again when they are sent away. */
export interface Crowd {
  readonly people: number;
  readonly rounds: number;
  readonly comesAgain?: boolean;
}

/** A number of different people sign in at the same moment, again and again, each time at a new auth process. */
export const runCrowd = async (
  stack: PrivateStack,
  { people, rounds, comesAgain = false }: Crowd,
): Promise<CrowdReport> => {
  const attempt = comesAgain ? signInPatiently : signIn;
  const emails = await stack.withOwner((owner) => seedAccounts(owner, people * rounds));
  const auth = stack.apps.get('auth');
  if (auth === undefined) throw new Error('There is no auth service.');
  const outcomes: Outcome[] = [];
  let blockedMs = 0;
  for (let round = 0; round < rounds; round += 1) {
    await auth.child.stop();
    await auth.restart();
    await waitUntilReady(auth);
    await longestBlock(auth);
    const crowd = emails.splice(0, people).map((email) => ({ email, browser: new BrowserKey() }));
    outcomes.push(...(await Promise.all(crowd.map(({ email, browser }) => attempt(stack.site, email, browser)))));
    blockedMs = Math.max(blockedMs, await longestBlock(auth));
  }
  const turnedAway = outcomes.filter(({ status }) => status === 503);
  const longest = (some: readonly Outcome[]): number => Math.round(Math.max(0, ...some.map(({ ms }) => ms)));
  const statuses = Object.groupBy(outcomes, ({ status }) => String(status));
  return {
    people,
    rounds,
    statuses: Object.fromEntries(Object.entries(statuses).map(([status, some]) => [status, some?.length ?? 0])),
    longestMs: longest(outcomes),
    turnedAwayMs: longest(turnedAway),
    blockedMs,
    silent: turnedAway.filter(({ saysWhen }) => !saysWhen).length,
  };
};

/** Sessions of one account that end none of its others. */
const SESSIONS_EACH = 15;
const SENT_AWAY_PAUSE_MS = 250;

/** A number of people sign in again and again, each as soon as the last sign-in is done, until they are stopped. */
export const startSignIns = async (stack: PrivateStack, people: number): Promise<{ stop(): Promise<void> }> => {
  const emails = await stack.withOwner((owner) => seedAccounts(owner, people * SESSIONS_EACH));
  let isOver = false;
  const lane = async (nth: number): Promise<void> => {
    const browser = new BrowserKey();
    for (let turn = nth; !isOver; turn += people) {
      const { status } = await signIn(stack.site, emails[turn % emails.length] ?? '', browser);
      if (status !== 200) await pause(SENT_AWAY_PAUSE_MS);
    }
  };
  const lanes = times(people).map(lane);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(lanes);
    },
  };
};
