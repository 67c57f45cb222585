import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { purgeTrash } from '@nivel/contracts/worker/purge-trash.job';
import { sweepEmails } from '@nivel/contracts/worker/sweep-emails.job';
import { JobQueue } from '@nivel/messaging/job-queue';
import { SETTINGS } from '@nivel/platform/core';
import { Health } from '@nivel/platform/health-server';
import { LOG, type Log } from '@nivel/platform/log';
import type { WorkerSettings } from '../config.ts';

/** The worker's queue with its schedules. */
@Injectable()
export class WorkerQueue extends JobQueue implements OnApplicationShutdown {
  constructor(@Inject(SETTINGS) settings: WorkerSettings, @Inject(LOG) log: Log, health: Health) {
    super(
      { url: settings.REDIS_URL, name: settings.JOB_QUEUE, attempts: settings.JOB_ATTEMPTS },
      [
        { job: sweepEmails, everyMs: settings.SWEEP_EVERY_MS },
        { job: purgeTrash, everyMs: settings.PURGE_EVERY_MS },
      ],
      log,
    );
    health.add('queue', () => this.ping());
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
