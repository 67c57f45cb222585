import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import { Pace } from './pace.ts';

/** What follows a hash (transactions, a signature, the way back) has this long until the deadline. */
const AFTERWARDS_MS = 1_000;
/** The share of the remaining time that may be planned: a machine that becomes a fifth slower still answers in time. */
const PLANNED = 0.8;
/** A hash that has not started with this much time left would be answered too late. */
const LATEST_START_MS = 500;
/** The longest wait that a refusal names: a line that is full now is shorter soon. */
const LONGEST_RETRY_SECONDS = 10;

/** Signatures and proofs of browsers run in the same pool: hashes never take all of it. */
const LEFT_TO_OTHERS = 2;
const poolThreads = (): number => Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
const mostThreads = (): number => Math.max(1, Math.min(availableParallelism(), poolThreads() - LEFT_TO_OTHERS));

/** How long a call has; 0 as its deadline means that it has all the time there is. */
export type Deadline = Pick<Call, 'deadline'>;

const timeLeft = ({ deadline }: Deadline): number => (deadline > 0 ? deadline - Date.now() : Number.POSITIVE_INFINITY);

/**
 * One queue for all work of this process that hashes a password, for every caller. It is no longer than can be finished in
 * time: further calls get the time to retry at once. Hashes run on as many threads as there are cores, but leave some of the
 * pool, so that signatures do not wait behind them (ADR 0087).
 */
@Injectable()
export class HashLine {
  private readonly pace: Pace;
  private readonly threads: number;
  private running = 0;
  /** Calls that are in the line: their further hashes are admitted already. */
  private readonly admitted = new WeakSet<Deadline>();
  private readonly waiting: (() => void)[] = [];

  constructor(@Inject(SETTINGS) settings: AuthSettings) {
    this.threads = settings.HASHES_AT_ONCE || mostThreads();
    this.pace = new Pace(this.threads);
  }

  /**
   * Does work that needs hashes, from the arrival of a call to its answer. A call is let in once: further hashes in its work
   * are part of it.
   * @throws AppError unavailable, with the seconds after which to come again, when it could not be done in time
   */
  async admit<Result>(call: Deadline, work: () => Promise<Result>): Promise<Result> {
    if (this.admitted.has(call)) return work();
    if (this.pace.waitMs() > (timeLeft(call) - AFTERWARDS_MS) * PLANNED) throw this.busy();
    this.pace.begin();
    this.admitted.add(call);
    try {
      return await work();
    } finally {
      this.admitted.delete(call);
      this.pace.end();
    }
  }

  /**
   * Runs one hash when a thread is free, in the order of asking.
   * @throws AppError unavailable, as `admit`, when its answer would come too late: then it is not run
   */
  async run<Result>(call: Deadline, hash: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.threads) await new Promise<void>((go) => this.waiting.push(go));
    else this.running += 1;
    try {
      if (timeLeft(call) < LATEST_START_MS) throw this.busy();
      const result = await hash();
      this.pace.hashed(performance.now());
      return result;
    } finally {
      const next = this.waiting.shift();
      // The next one takes the thread over, so the number running stays.
      if (next) next();
      else this.running -= 1;
    }
  }

  private busy(): AppError {
    const seconds = Math.ceil(this.pace.waitMs() / 2_000);
    return new AppError(commonErrors.unavailable, {
      details: { retryAfterSeconds: Math.min(LONGEST_RETRY_SECONDS, Math.max(1, seconds)) },
    });
  }
}
