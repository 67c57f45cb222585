import { callersOf, newUserIds, partsInOrder, seedFresh } from '../stack/learners.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import { seedAccounts } from '../stack/accounts.ts';
import { BrowserKey } from '../stack/browser-key.ts';
import { BusyLanes } from './busy-lanes.ts';
import { signIn } from './crowd-run.ts';
import { killAndRestart, waitUntilAllReady, type Victim } from './kill.ts';
import { lostCompletions } from './lost-completions.ts';

/** How often a person tries to sign in after a kill, and how often at most. */
const SIGN_IN_EVERY_MS = 100;
const MOST_SIGN_INS = 300;

/** The processes whose death no call may wait for. */
export const callVictims = ['learning', 'auth', 'nats', 'postgres'] as const satisfies readonly Victim[];

export interface CallRunOptions {
  readonly killsEach: number;
  readonly lanes: number;
  /** How long everyone continues after a kill before the next one, in ms. */
  readonly betweenMs: number;
  readonly say: (text: string) => void;
}

export interface CallReport {
  readonly requests: number;
  readonly kills: number;
  /** The longest wait for an answer in ms, by the process that was killed during it, or last before. */
  readonly longestMs: Readonly<Record<string, number>>;
  /** From each kill of auth until the first sign-in after it succeeded, in ms. */
  readonly signInsAfterMs: readonly number[];
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Acknowledged completions that are not in the ledger, and answers that are neither good nor `unavailable`. */
  readonly wrongs: readonly string[];
}

/** Kills each of the victims under busy connections, again and again, and starts it immediately, as a supervisor does. */
export const runCalls = async (stack: PrivateStack, options: CallRunOptions): Promise<CallReport> => {
  const kills = callVictims.length * options.killsEach;
  const { callers, parts, emails } = await stack.withOwner(async (owner) => {
    const userIds = newUserIds(options.lanes * (10 + kills * 5));
    await seedFresh(owner, userIds);
    const emails = await seedAccounts(owner, MOST_SIGN_INS * options.killsEach);
    return { callers: await callersOf(stack.tokens, userIds), parts: await partsInOrder(owner), emails };
  });
  const lanes = new BusyLanes(stack.site, parts);
  const running = lanes.run(callers, options.lanes);
  const signInsAfterMs: number[] = [];
  await pause(options.betweenMs);
  for (let round = 1; round <= options.killsEach; round += 1) {
    for (const victim of callVictims) {
      lanes.after = victim;
      const killedAt = performance.now();
      const restarted = killAndRestart(stack, victim);
      if (victim === 'auth') signInsAfterMs.push(await firstSignIn(stack.site, emails, killedAt));
      await restarted;
      await waitUntilAllReady(stack);
      await pause(options.betweenMs);
      options.say(`kill ${round} of ${victim}: the longest wait so far is ${lanes.longestMs[victim] ?? 0} ms`);
    }
  }
  lanes.stop();
  await running;
  const { acknowledged, unfair, requests, longestMs, statuses } = lanes;
  const lost = await stack.withOwner((owner) => lostCompletions(owner, acknowledged));
  return { requests, kills, longestMs, signInsAfterMs, statuses, wrongs: [...lost, ...unfair] };
};

/** Another person tries to sign in again and again; milliseconds since `killedAt` until one is in. */
const firstSignIn = async (site: string, emails: string[], killedAt: number): Promise<number> => {
  const { promise: isIn, resolve } = Promise.withResolvers<number>();
  const timer = setInterval(() => {
    const email = emails.pop();
    if (email === undefined) return resolve(Number.POSITIVE_INFINITY);
    void signIn(site, email, new BrowserKey()).then(({ status }) => {
      if (status === 200) resolve(Math.round(performance.now() - killedAt));
    });
  }, SIGN_IN_EVERY_MS);
  return isIn.finally(() => clearInterval(timer));
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
