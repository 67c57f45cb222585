import { Agent } from 'node:http';
import type { Caller } from '../stack/learners.ts';
import { send } from './learner-load.ts';

const PATIENCE_MS = 30_000;
/** The callers have no accounts: below 500 the auth service has looked. */
const isFair = (path: string, status: number): boolean =>
  status === 503 || (path.startsWith('/auth') ? status > 0 && status < 500 : status === 200);

/** Busy connections that complete parts, read their own row and ask who they are, without a pause. */
export class BusyLanes {
  readonly acknowledged = new Set<string>();
  readonly statuses: Record<string, number> = {};
  readonly longestMs: Record<string, number> = {};
  readonly unfair: string[] = [];
  /** Refusals as unavailable, by the restart or kill they followed. */
  readonly refused: string[] = [];
  requests = 0;
  /** The last killed process. */
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
        // A client that gets a retry time waits before it repeats.
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
    const response = await send(new URL(path, this.site), this.agent, caller.token, body, PATIENCE_MS);
    const ms = performance.now() - askedAt;
    const status = response?.status ?? 0;
    this.requests += 1;
    for (const victim of new Set([before, this.after]))
      this.longestMs[victim] = Math.max(this.longestMs[victim] ?? 0, Math.round(ms));
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status === 503) this.refused.push(`${this.after}: ${path.split('?')[0]} after ${Math.round(ms)} ms`);
    if (!isFair(path, status)) this.unfair.push(`${path}: ${status} ${response?.body.slice(0, 200) ?? 'no answer'}`);
    return status;
  }
}
