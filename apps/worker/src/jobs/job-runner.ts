import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { jobs } from '@nivel/contracts/jobs.generated';
import { JobWorker } from '@nivel/messaging/job-worker';
import { SETTINGS } from '@nivel/platform/core';
import { LOG, type Log } from '@nivel/platform/log';
import { traceparentFrom, withTrace } from '@nivel/platform/trace';
import type { WorkerSettings } from '../config.ts';
import { countOutcome, showQueue } from './job-metrics.ts';
import { TaskRunRecorder } from './task-run-recorder.ts';
import { WorkerQueue } from './worker-queue.ts';
import { findJobHandlers } from './job-handler.ts';

/** Takes jobs from the queue while the app runs; on shutdown it finishes those in progress. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: JobWorker | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    @Inject(LOG) private readonly log: Log,
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
    private readonly queue: WorkerQueue,
    private readonly runs: TaskRunRecorder,
  ) {}

  onApplicationBootstrap(): void {
    const { settings } = this;
    const options = {
      url: settings.REDIS_URL,
      name: settings.JOB_QUEUE,
      concurrency: settings.JOB_CONCURRENCY,
      lockMs: settings.JOB_LOCK_MS,
      stalledCheckMs: settings.JOB_STALLED_CHECK_MS,
      maxStalledCount: settings.JOB_MAX_STALLED,
      backoffMs: settings.JOB_BACKOFF_MS,
      maxBackoffMs: settings.JOB_MAX_BACKOFF_MS,
    };
    const handlers = findJobHandlers(jobs, this.discovery, this.reflector);
    const inTrace = (trace: string, work: () => Promise<void>): Promise<void> =>
      withTrace(traceparentFrom(trace), work);
    this.worker = new JobWorker(options, handlers, this.log, inTrace, countOutcome, this.runs.record);
    this.worker.start();
    showQueue(() => this.queue.counts());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker?.stop();
  }
}
