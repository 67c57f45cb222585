import { Queue, type JobSchedulerJson } from 'bullmq';
import { Redis } from 'ioredis';
import type { z } from 'zod';
import type { Job } from '@nivel/contracts/kernel/job';
import { withTimeout } from './with-timeout.ts';

/** The data of a job beside its payload (R10). */
export interface JobContext {
  /** Id of the event that requested the work: the same event is queued once. */
  readonly id: string;
  /** W3C traceparent of the request that caused it. */
  readonly trace: string;
}

/** A job as stored in the queue. */
export interface QueuedJob {
  readonly payload: unknown;
  readonly trace: string;
}

/** Work that repeats on a schedule. Declared in code, written to the queue again at every boot and every reconnect (R6). */
export interface Schedule {
  readonly job: Job;
  readonly everyMs: number;
}

/** The changes that were made to a schedule while the product runs; it outlives boots. */
export interface ScheduleChange {
  readonly isPaused: boolean;
  /** Null: as often as declared. */
  readonly time: { readonly cron: string; readonly timeZone: string } | null;
}

/** The changes of schedules by the names of their jobs; unchanged ones are not in it. */
export type ScheduleChanges = () => Promise<ReadonlyMap<string, ScheduleChange>>;

type Repeat = { readonly every: number } | { readonly pattern: string; readonly tz: string };

const repeatOf = ({ everyMs }: Schedule, change: ScheduleChange | undefined): Repeat =>
  change?.time ? { pattern: change.time.cron, tz: change.time.timeZone } : { every: everyMs };

const isKept = (kept: JobSchedulerJson | undefined, repeat: Repeat): boolean => {
  if (kept === undefined) return false;
  return 'every' in repeat
    ? Number(kept.every) === repeat.every && kept.pattern === undefined
    : kept.pattern === repeat.pattern && kept.tz === repeat.tz;
};

export interface JobQueueSettings {
  readonly url: string;
  readonly name: string;
  /** Attempts before a job is given up; pauses grow (`jobBackoff`). */
  readonly attempts: number;
}

interface Log {
  warn(fields: object, message: string): void;
}

/** A connection that hangs looks alive for minutes; the sweep finds the row sooner. */
const ADD_MS = 1_000;

/** How often to check that the schedules are still in the queue. */
const LOOK_EVERY_MS = 5_000;

/** Connects without limit, soon after the server is back (R12). */
export const connectRedis = (url: string, name: string): Redis => {
  const redis = new Redis(url, {
    connectionName: name,
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(100 * attempt, 1_000),
    // A server that loads its file after a crash is waited for, not failed on.
    maxLoadingRetryTime: 1_000,
  });
  // Sent once by the caller that needs the answer; without a listener the process would end.
  redis.on('error', () => undefined);
  return redis;
};

/**
 * The queue for work done later. Redis may be down: `tryAdd` then soon returns false, and a sweep finds the row that requested
 * the work. No work exists in the queue alone.
 */
export class JobQueue {
  private readonly redis: Redis;
  private readonly queue: Queue<QueuedJob>;
  private readonly watch: NodeJS.Timeout;

  constructor(
    private readonly settings: JobQueueSettings,
    private readonly schedules: readonly Schedule[],
    private readonly log: Log,
    private readonly changes: ScheduleChanges = () => Promise.resolve(new Map()),
  ) {
    this.redis = connectRedis(settings.url, `${settings.name}-queue`);
    this.queue = new Queue(settings.name, { connection: this.redis });
    this.queue.on('error', () => undefined);
    this.redis.on('ready', () => void this.keepSchedules(true));
    this.watch = setInterval(() => void this.keepChangedSchedules(), LOOK_EVERY_MS).unref();
  }

  get isThere(): boolean {
    return this.redis.status === 'ready';
  }

  /**
   * Queues a job unless one with that id is queued.
   * @param attempts after which it is given up
   * @returns false when the queue cannot be reached
   */
  async tryAdd<J extends Job>(
    job: J,
    payload: z.input<J['payload']>,
    context: JobContext,
    attempts = this.settings.attempts,
  ): Promise<boolean> {
    if (!this.isThere) return false;
    const queued: QueuedJob = { payload: job.payload.parse(payload), trace: context.trace };
    try {
      const added = this.queue.add(job.name, queued, {
        jobId: context.id,
        attempts,
        backoff: { type: 'custom' },
        // The row in the database records its result; a kept job would only block its own id.
        removeOnComplete: true,
        removeOnFail: true,
      });
      await withTimeout(ADD_MS, added);
      return true;
    } catch (error) {
      this.log.warn({ err: error, job: job.name }, 'a job could not be queued; the sweep will find its row');
      return false;
    }
  }

  /** Jobs by state, for metrics. Empty when the queue cannot be reached. */
  async counts(): Promise<Record<string, number>> {
    if (!this.isThere) return {};
    return this.queue.getJobCounts('waiting', 'active', 'delayed', 'failed').catch(() => ({}));
  }

  /** @throws Error when Redis does not answer */
  async ping(): Promise<void> {
    if (!this.isThere) throw new Error('Redis is not connected');
    await this.redis.ping();
  }

  async close(): Promise<void> {
    clearInterval(this.watch);
    await this.queue.close().catch(() => undefined);
    this.redis.disconnect();
  }

  /** When each schedule does its job next, by the name of the job; empty when the queue cannot be reached. */
  async nextRuns(): Promise<ReadonlyMap<string, Date>> {
    if (!this.isThere) return new Map();
    const kept = await withTimeout(ADD_MS, this.queue.getJobSchedulers()).catch(() => []);
    return new Map(kept.flatMap(({ key, next }) => (next === undefined ? [] : [[key, new Date(next)] as const])));
  }

  /** Writes changes of schedules to the queue. The next check makes up for failures. */
  keepChangedSchedules(): Promise<void> {
    return this.isThere ? this.keepSchedules(false) : Promise.resolve();
  }

  /**
   * Adds every schedule at boot and on a new connection. Later runs add only missing or changed ones: a Redis that was emptied
   * while running has lost them without a new connection, and another process may have changed one.
   */
  private async keepSchedules(isAnew: boolean): Promise<void> {
    try {
      const [changes, schedulers] = await Promise.all([this.changes(), this.queue.getJobSchedulers()]);
      const kept = new Map(schedulers.map((one) => [one.key, one]));
      for (const schedule of this.schedules) {
        const { name } = schedule.job;
        const change = changes.get(name);
        const repeat = repeatOf(schedule, change);
        if (change?.isPaused) {
          if (kept.has(name)) await this.queue.removeJobScheduler(name);
        } else if (isAnew || !isKept(kept.get(name), repeat)) await this.keepSchedule(schedule, repeat);
      }
    } catch (error) {
      this.log.warn({ err: error }, 'the schedules could not be kept; they are looked at again soon');
    }
  }

  private async keepSchedule({ job }: Schedule, repeat: Repeat): Promise<void> {
    const template = { name: job.name, data: { payload: {}, trace: '' } };
    const opts = { removeOnComplete: true, removeOnFail: true };
    await this.queue
      .upsertJobScheduler(job.name, repeat, { ...template, opts })
      .catch((error: unknown) => this.log.warn({ err: error, job: job.name }, 'a schedule could not be kept'));
  }
}
