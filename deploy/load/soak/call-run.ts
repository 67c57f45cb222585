import { callersOf, newUserIds, partsInOrder, seedFresh } from '../stack/learners.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import { BusyLanes } from './busy-lanes.ts';
import { killAndRestart, waitUntilAllReady, type Victim } from './kill.ts';
import { lostCompletions } from './lost-completions.ts';

/** Whose death no call may wait for. */
export const callVictims = ['learning', 'auth', 'nats', 'postgres'] as const satisfies readonly Victim[];

export interface CallRunOptions {
  readonly killsEach: number;
  readonly lanes: number;
  /** How long everybody goes on after a kill before the next one, in ms. */
  readonly betweenMs: number;
  readonly say: (text: string) => void;
}

export interface CallReport {
  readonly requests: number;
  readonly kills: number;
  /** The longest wait for an answer in ms, by whom was killed while it was waited for, or last before. */
  readonly longestMs: Readonly<Record<string, number>>;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Acknowledged completions that are not in the ledger, and answers that are neither good nor `unavailable`. */
  readonly wrongs: readonly string[];
}

/** Kills each of the victims under busy connections, again and again, and starts it at once, as a supervisor does. */
export const runCalls = async (stack: PrivateStack, options: CallRunOptions): Promise<CallReport> => {
  const kills = callVictims.length * options.killsEach;
  const { callers, parts } = await stack.withOwner(async (owner) => {
    const userIds = newUserIds(options.lanes * (10 + kills * 5));
    await seedFresh(owner, userIds);
    return { callers: await callersOf(stack.tokens, userIds), parts: await partsInOrder(owner) };
  });
  const lanes = new BusyLanes(stack.site, parts);
  const running = lanes.run(callers, options.lanes);
  await pause(options.betweenMs);
  for (let round = 1; round <= options.killsEach; round += 1) {
    for (const victim of callVictims) {
      lanes.after = victim;
      await killAndRestart(stack, victim);
      await waitUntilAllReady(stack);
      await pause(options.betweenMs);
      options.say(`kill ${round} of ${victim}: the longest wait so far is ${lanes.longestMs[victim] ?? 0} ms`);
    }
  }
  lanes.stop();
  await running;
  const { acknowledged, unfair, requests, longestMs, statuses } = lanes;
  const lost = await stack.withOwner((owner) => lostCompletions(owner, acknowledged));
  return { requests, kills, longestMs, statuses, wrongs: [...lost, ...unfair] };
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
