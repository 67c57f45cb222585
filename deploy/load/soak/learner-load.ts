import { Agent, request } from 'node:http';
import type { Caller } from '../stack/learners.ts';

export interface LoadOptions {
  readonly site: string;
  readonly callers: readonly Caller[];
  /** Sorted in the order in which they may be completed. */
  readonly parts: readonly string[];
  /** Learners who study at the same time. */
  readonly lanes: number;
  /** Pause of a learner between two parts, in ms. */
  readonly paceMs: number;
}

interface LoadResponse {
  readonly status: number;
  readonly body: string;
}

const PATIENCE_MS = 4_000;
const RETRY_MS = 60;
const LONGEST_TRY_MS = 120_000;

/**
 * Learners with bad luck: two tabs ask at the same moment, answers get lost, servers die; every tab repeats until it learns
 * that the part is completed. Answers are recorded, to be compared with the final state.
 */
export class LearnerLoad {
  /** Completions that some tab was informed of, as `learner part`. */
  readonly acknowledged = new Set<string>();
  /** Answers that nothing can excuse. */
  readonly refused: string[] = [];
  requests = 0;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly options: LoadOptions;
  private nextCaller = 0;
  private stopped = false;

  constructor(options: LoadOptions) {
    this.options = options;
  }

  /** Runs until every learner is done, or until stopped: then each finishes its current part. */
  async run(): Promise<void> {
    await Promise.all(Array.from({ length: this.options.lanes }, () => this.lane()));
    this.agent.destroy();
  }

  stop(): void {
    this.stopped = true;
  }

  private async lane(): Promise<void> {
    for (let caller = this.take(); caller !== undefined; caller = this.take()) {
      for (const part of this.options.parts) {
        if (this.stopped) return;
        await this.study(caller, part);
        await pause(this.options.paceMs * (0.5 + Math.random()));
      }
    }
  }

  private take(): Caller | undefined {
    this.nextCaller += 1;
    return this.options.callers[this.nextCaller - 1];
  }

  private async study(caller: Caller, part: string): Promise<void> {
    const tabs = Math.random() < 0.5 ? 2 : 1;
    await Promise.all(Array.from({ length: tabs }, () => this.tab(caller, part)));
  }

  /** One tab: repeats, with its answer lost now and then, until it gets the answer. */
  private async tab(caller: Caller, part: string): Promise<void> {
    const until = performance.now() + LONGEST_TRY_MS;
    while (performance.now() < until) {
      const patience = Math.random() < 0.15 ? 1 + Math.random() * 30 : PATIENCE_MS;
      const response = await this.ask(caller, part, patience);
      if (response?.status === 200) {
        this.acknowledged.add(`${caller.userId} ${part}`);
        return;
      }
      if (response !== undefined && response.status < 500 && response.status !== 429) {
        this.refused.push(`${response.status} ${response.body.slice(0, 200)}`);
        return;
      }
      await pause(RETRY_MS);
    }
    this.refused.push(`no answer for ${LONGEST_TRY_MS / 1_000} s`);
  }

  /** The answer, or undefined when it did not come in time or the connection broke. */
  private ask({ token }: Caller, part: string, patienceMs: number): Promise<LoadResponse | undefined> {
    this.requests += 1;
    // Every other time as a client that has kept the moment, so that equal requests are not equal bytes.
    const body = JSON.stringify({
      part_id: part,
      ...(this.requests % 2 ? { occurred_at: new Date().toISOString() } : {}),
    });
    return send(new URL('/rest/v1/rpc/complete_part', this.options.site), this.agent, token, body, patienceMs);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One request with an end to its patience; without a body it is a GET. */
export const send = (
  url: URL,
  agent: Agent,
  token: string,
  body: string | undefined,
  patienceMs: number,
): Promise<LoadResponse | undefined> =>
  new Promise((resolve) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const asked = request(url, { agent, method: body === undefined ? 'GET' : 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
      response.on('error', () => resolve(undefined));
    });
    const timer = setTimeout(() => asked.destroy(), patienceMs);
    asked.on('error', () => resolve(undefined));
    asked.on('close', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
    asked.end(body);
  });
