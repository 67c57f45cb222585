import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { jobs } from '@nivel/contracts/jobs.generated';
import { JobQueue, type Schedule } from '@nivel/messaging/job-queue';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { Health } from '@nivel/platform/health-server';
import { LOG, type Log } from '@nivel/platform/log';
import type { WorkerSettings } from '../config.ts';
import type { WorkerClient } from '../database.ts';
import { TaskChangesRepository } from './task-changes.repository.ts';

/**
 * The schedules that jobs declare, with the intervals from the settings.
 *
 * @throws Error when a job names an unknown setting
 */
const schedulesOf = (settings: WorkerSettings): Schedule[] => {
  const values = new Map<string, unknown>(Object.entries(settings));
  return jobs.flatMap((job) => {
    if (job.schedule === undefined) return [];
    const everyMs = values.get(job.schedule.setting);
    if (typeof everyMs !== 'number') throw new Error(`${job.name} names ${job.schedule.setting}, which is no interval`);
    return [{ job, everyMs }];
  });
};

/** The worker's queue with its schedules. */
@Injectable()
export class WorkerQueue extends JobQueue implements OnApplicationShutdown {
  /** The schedules as declared, without the changes of administrators. */
  readonly declared: readonly Schedule[];

  constructor(
    @Inject(SETTINGS) settings: WorkerSettings,
    @Inject(LOG) log: Log,
    health: Health,
    changes: TaskChangesRepository,
    work: UnitOfWork<WorkerClient>,
  ) {
    const declared = schedulesOf(settings);
    super({ url: settings.REDIS_URL, name: settings.JOB_QUEUE, attempts: settings.JOB_ATTEMPTS }, declared, log, () =>
      changes.all(work.reads),
    );
    this.declared = declared;
    health.add('queue', () => this.ping());
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
