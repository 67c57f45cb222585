import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { archiveLog } from '@nivel/contracts/worker/archive-log.job';
import { compareBookSums } from '@nivel/contracts/worker/compare-book-sums.job';
import { comparePayments } from '@nivel/contracts/worker/compare-payments.job';
import { purgeBookTrash } from '@nivel/contracts/worker/purge-book-trash.job';
import { rollContracts } from '@nivel/contracts/worker/roll-contracts.job';
import { purgeTrash } from '@nivel/contracts/worker/purge-trash.job';
import { refreshDueSubscriptions } from '@nivel/contracts/worker/refresh-due-subscriptions.job';
import { remindOfDeadlines } from '@nivel/contracts/worker/remind-of-deadlines.job';
import { remindOfMentoring } from '@nivel/contracts/worker/remind-of-mentoring.job';
import { returnSnoozed } from '@nivel/contracts/worker/return-snoozed.job';
import { runDueRules } from '@nivel/contracts/worker/run-due-rules.job';
import { sweepFiles } from '@nivel/contracts/worker/sweep-files.job';
import { sweepEmails } from '@nivel/contracts/worker/sweep-emails.job';
import { tellDigests } from '@nivel/contracts/worker/tell-digests.job';
import { tellDuePayments } from '@nivel/contracts/worker/tell-due-payments.job';
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
        { job: purgeBookTrash, everyMs: settings.PURGE_EVERY_MS },
        { job: rollContracts, everyMs: settings.ROLL_EVERY_MS },
        { job: tellDuePayments, everyMs: settings.PAYMENTS_TELL_MS },
        { job: compareBookSums, everyMs: settings.SUMS_COMPARE_MS },
        { job: archiveLog, everyMs: settings.ARCHIVE_EVERY_MS },
        { job: remindOfDeadlines, everyMs: settings.REMIND_EVERY_MS },
        { job: runDueRules, everyMs: settings.DUE_RULES_EVERY_MS },
        { job: refreshDueSubscriptions, everyMs: settings.SUBSCRIPTIONS_EVERY_MS },
        { job: comparePayments, everyMs: settings.COMPARE_EVERY_MS },
        { job: remindOfMentoring, everyMs: settings.MENTORING_REMIND_MS },
        { job: returnSnoozed, everyMs: settings.SNOOZE_EVERY_MS },
        { job: tellDigests, everyMs: settings.DIGEST_EVERY_MS },
        { job: sweepFiles, everyMs: settings.FILES_SWEEP_MS },
      ],
      log,
    );
    health.add('queue', () => this.ping());
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}
