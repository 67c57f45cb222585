import { UnrecoverableError, Worker, type Job as BullJob } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import type { Job } from '@nivel/contracts/kernel/job';
import { connectRedis, type QueuedJob } from './job-queue.ts';
import { Outage } from './outage.ts';

/** Does one kind of job. It is idempotent by a database key: a stalled job is started again (R5). */
export interface FoundJobHandler<J extends Job = Job> {
  readonly job: J;
  perform(payload: z.output<J['payload']>): Promise<void>;
}

export interface JobWorkerSettings {
  readonly url: string;
  readonly name: string;
  readonly concurrency: number;
  /** How long a silent process keeps its job, in ms. */
  readonly lockMs: number;
  /** How often to look for jobs of dead processes, in ms. */
  readonly stalledCheckMs: number;
  readonly maxStalledCount: number;
  /** First pause before a failed job is tried again, in ms; doubles. */
  readonly backoffMs: number;
  readonly maxBackoffMs: number;
}

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** An attempt at a job. */
export interface JobRun {
  readonly job: Job;
  /** The same for every attempt at one queued job. */
  readonly id: string;
  /** Whether its schedule queued it. */
  readonly isScheduled: boolean;
}

/** Does the work of a run, and may write down that it began and how it ended. */
export type RecordRun = (run: JobRun, work: () => Promise<void>) => Promise<void>;

type WithTrace = (trace: string, work: () => Promise<void>) => Promise<void>;

/** Thrown by a handler when trying again cannot help. */
export class GiveUp extends UnrecoverableError {}

/** Pause before attempt n+1: doubles with each failure up to a limit, so that a mail server that was away for long is found soon. */
export const jobBackoff = (
  failures: number,
  { backoffMs, maxBackoffMs }: Pick<JobWorkerSettings, 'backoffMs' | 'maxBackoffMs'>,
): number => Math.min(maxBackoffMs, backoffMs * 2 ** Math.min(failures - 1, 20));

/** Takes jobs from one queue and hands each to its handler. */
export class JobWorker {
  private worker: Worker<QueuedJob> | undefined;
  private redis: Redis | undefined;

  constructor(
    private readonly settings: JobWorkerSettings,
    private readonly handlers: readonly FoundJobHandler[],
    private readonly log: Log,
    private readonly withTrace: WithTrace,
    private readonly onOutcome: (job: string, outcome: 'done' | 'failed' | 'given-up') => void = () => undefined,
    private readonly record: RecordRun = (_, work) => work(),
  ) {}

  start(): void {
    const { settings } = this;
    this.redis = connectRedis(settings.url, `${settings.name}-worker`);
    this.worker = new Worker<QueuedJob>(settings.name, (job) => this.perform(job), {
      connection: this.redis,
      concurrency: settings.concurrency,
      lockDuration: settings.lockMs,
      stalledInterval: settings.stalledCheckMs,
      maxStalledCount: settings.maxStalledCount,
      // After a lost connection the next look at the queue comes soon.
      runRetryDelay: 500,
      drainDelay: 2,
      settings: { backoffStrategy: (failures) => jobBackoff(failures, settings) },
    });
    const outage = new Outage('queue', this.log);
    this.worker.on('error', (error) => outage.away(error));
    this.worker.on('ready', () => outage.back());
    this.worker.on('failed', (job, error) => this.report(job, error));
    this.worker.on('completed', (job) => this.onOutcome(job.name, 'done'));
  }

  /** Takes nothing new and finishes the jobs in progress. */
  async stop(): Promise<void> {
    await this.worker?.close();
    this.redis?.disconnect();
  }

  private perform(job: BullJob<QueuedJob>): Promise<void> {
    const handler = this.handlers.find((one) => one.job.name === job.name);
    return this.withTrace(job.data.trace, async () => {
      if (handler === undefined) throw new GiveUp(`nobody performs ${job.name}`);
      const read = handler.job.payload.safeParse(job.data.payload);
      if (!read.success) throw new GiveUp(`the payload of ${job.name} is not as declared: ${read.error.message}`);
      const run = {
        job: handler.job,
        id: `${job.id ?? job.name}@${job.timestamp}`,
        isScheduled: job.repeatJobKey !== undefined,
      };
      await this.record(run, () => handler.perform(read.data));
    });
  }

  private report(job: BullJob<QueuedJob> | undefined, error: Error): void {
    if (job === undefined) return;
    const isOver = error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
    this.onOutcome(job.name, isOver ? 'given-up' : 'failed');
    void this.withTrace(job.data.trace, () => {
      const fields = { err: error, job: job.name, jobId: job.id, attempts: job.attemptsMade };
      if (isOver) this.log.error(fields, 'a job was given up');
      else this.log.warn(fields, 'a job failed; it is tried again');
      return Promise.resolve();
    });
  }
}
