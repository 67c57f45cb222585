import { availableParallelism } from 'node:os';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import { Pace } from './pace.ts';

/** The work after a hash (transactions, a signature, the response) has this long until the deadline. */
const AFTERWARDS_MS = 1_000;
/** The share of the remaining time that can be planned: a machine that becomes a fifth slower still responds in time. */
const PLANNED = 0.8;
/** A hash that has not started with this much time left would be answered too late. */
const LATEST_START_MS = 500;
/** The maximum retry delay in a refusal: a full queue is soon shorter. */
const LONGEST_RETRY_SECONDS = 10;

/** Signatures and proofs of browsers run in the same pool: hashes never use all of it. */
const LEFT_TO_OTHERS = 2;
const poolThreads = (): number => Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
const mostThreads = (): number => Math.max(1, Math.min(availableParallelism(), poolThreads() - LEFT_TO_OTHERS));

/** The remaining time of a call; a deadline of 0 means no limit. */
export type Deadline = Pick<Call, 'deadline'>;

const timeLeft = ({ deadline }: Deadline): number => (deadline > 0 ? deadline - Date.now() : Number.POSITIVE_INFINITY);

/**
 * One queue for all work of this process that hashes a password, for every caller. It is never longer than can be finished
 * in time: further calls are refused at once with the time of a retry. Hashes run on as many threads as there are cores,
 * but leave some of the pool, so that signatures do not wait behind them (ADR 0087).
 */
@Injectable()
export class HashLine {
  private readonly pace: Pace;
  private readonly threads: number;
  private running = 0;
  /** Admitted calls: their further hashes need no admission. */
  private readonly admitted = new WeakSet<Deadline>();
  private readonly waiting: (() => void)[] = [];

  constructor(@Inject(SETTINGS) settings: AuthSettings) {
    this.threads = settings.HASHES_AT_ONCE || mostThreads();
    this.pace = new Pace(this.threads);
  }

  /**
   * Runs work that needs hashes, from the arrival of a call to its response. A call is admitted once: further hashes in its
   * work are part of it.
   * @throws AppError unavailable, with the seconds until a retry, if it could not be done in time
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
   * Runs one hash when a thread is free, in the order of the requests.
   * @throws AppError unavailable, as `admit`, if its response would be too late: then the hash does not run
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
      // The next one takes over the thread, so the number of running hashes stays the same.
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
