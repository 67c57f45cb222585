import { Inject } from '@nestjs/common';
import { sweepEmails } from '@nivel/contracts/worker/sweep-emails.job';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { WorkerSettings } from '../config.ts';
import { HandlesJob, type JobHandler } from '../jobs/job-handler.ts';
import { EmailQueue } from './email-queue.ts';
import { EmailsRepository } from './emails.repository.ts';
import type { WorkerClient } from '../database.ts';

const BATCH = 500;
const DAY_MS = 86_400_000;
/** The link of a confirmation e-mail is valid for a day, and no link for longer. */
const LONGEST_LINK_MS = DAY_MS;

/** Repairs what a lost queue, or a death between commit and queueing, left behind. An e-mail that is queued already stays so. */
@HandlesJob(sweepEmails)
export class SweepEmailsJobHandler implements JobHandler<typeof sweepEmails> {
  constructor(
    @Inject(SETTINGS) private readonly settings: WorkerSettings,
    private readonly emails: EmailsRepository,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async perform(): Promise<void> {
    const now = this.clock.now();
    const openedBefore = new Date(now.getTime() - this.settings.SWEEP_AFTER_MS);
    for (const { id, trace } of await this.emails.findWaiting(this.work.reads, openedBefore, now, BATCH))
      await this.queue.add(id, trace);
    const giveUpMs = this.settings.MAIL_GIVE_UP_SECONDS * 1_000;
    const staleBefore = new Date(now.getTime() - giveUpMs - LONGEST_LINK_MS);
    const forgottenBefore = new Date(now.getTime() - this.settings.MAIL_KEPT_DAYS * DAY_MS);
    await this.work.run(BY_ITSELF, (unit) => this.emails.closeStale(unit, staleBefore));
    await this.work.run(BY_ITSELF, (unit) => this.emails.forgetClosed(unit, forgottenBefore));
  }
}
