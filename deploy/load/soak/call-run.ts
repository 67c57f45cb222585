import { Agent } from 'node:http';
import { callersOf, newUserIds, partsInOrder, seedFresh, type Caller } from '../stack/learners.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import { killAndRestart, type Victim } from './kill.ts';
import { send } from './learner-load.ts';
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

const PATIENCE_MS = 30_000;
/** The callers have no accounts: below 500 the auth service has looked. */
const isFair = (path: string, status: number): boolean =>
  status === 503 || (path.startsWith('/auth') ? status > 0 && status < 500 : status === 200);

/** Busy connections that complete parts, read their own row and ask who they are, without a pause. */
class BusyLanes {
  readonly acknowledged = new Set<string>();
  readonly statuses: Record<string, number> = {};
  readonly longestMs: Record<string, number> = {};
  readonly unfair: string[] = [];
  requests = 0;
  /** Who was killed last. */
  after = 'nobody';
  private isOver = false;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly site: string;
  private readonly parts: readonly string[];

  constructor(site: string, parts: readonly string[]) {
    this.site = site;
    this.parts = parts;
  }

  async run(callers: readonly Caller[], lanes: number): Promise<void> {
    const waiting = [...callers];
    const lane = async (): Promise<void> => {
      for (let caller = waiting.pop(); caller !== undefined && !this.isOver; caller = waiting.pop())
        await this.study(caller);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    this.agent.destroy();
  }

  stop(): void {
    this.isOver = true;
  }

  private async study(caller: Caller): Promise<void> {
    for (const part of this.parts) {
      for (let status = 0; status !== 200 && !this.isOver;) {
        status = await this.ask(caller, '/rest/v1/rpc/complete_part', JSON.stringify({ part_id: part }));
        if (status === 200) this.acknowledged.add(`${caller.userId} ${part}`);
        else if (status !== 503) return;
        // Whoever is told to try again in a moment does not do so at once.
        else await new Promise((resolve) => setTimeout(resolve, 50));
      }
      if (this.isOver) return;
      await this.ask(caller, `/rest/v1/user_progress?user_id=eq.${caller.userId}`);
      await this.ask(caller, '/auth/v1/user');
    }
  }

  private async ask(caller: Caller, path: string, body?: string): Promise<number> {
    const before = this.after;
    const askedAt = performance.now();
    const answer = await send(new URL(path, this.site), this.agent, caller.token, body, PATIENCE_MS);
    const ms = performance.now() - askedAt;
    const status = answer?.status ?? 0;
    this.requests += 1;
    for (const victim of new Set([before, this.after]))
      this.longestMs[victim] = Math.max(this.longestMs[victim] ?? 0, Math.round(ms));
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (!isFair(path, status)) this.unfair.push(`${path}: ${status} ${answer?.body.slice(0, 200) ?? 'no answer'}`);
    return status;
  }
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
