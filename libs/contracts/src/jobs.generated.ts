// Made by `npm run generate` from the files of this library; do not edit.
import type { Job } from './kernel/job.ts';
import { archiveLog as workerArchiveLogJob } from './worker/archive-log.job.ts';
import { compareBookSums as workerCompareBookSumsJob } from './worker/compare-book-sums.job.ts';
import { comparePayments as workerComparePaymentsJob } from './worker/compare-payments.job.ts';
import { deleteClosedAccounts as workerDeleteClosedAccountsJob } from './worker/delete-closed-accounts.job.ts';
import { makeNextCards as workerMakeNextCardsJob } from './worker/make-next-cards.job.ts';
import { makeProposals as workerMakeProposalsJob } from './worker/make-proposals.job.ts';
import { purgeBookTrash as workerPurgeBookTrashJob } from './worker/purge-book-trash.job.ts';
import { purgeTrash as workerPurgeTrashJob } from './worker/purge-trash.job.ts';
import { refreshDueSubscriptions as workerRefreshDueSubscriptionsJob } from './worker/refresh-due-subscriptions.job.ts';
import { refreshHolidays as workerRefreshHolidaysJob } from './worker/refresh-holidays.job.ts';
import { remindOfDeadlines as workerRemindOfDeadlinesJob } from './worker/remind-of-deadlines.job.ts';
import { remindOfMentoring as workerRemindOfMentoringJob } from './worker/remind-of-mentoring.job.ts';
import { returnSnoozed as workerReturnSnoozedJob } from './worker/return-snoozed.job.ts';
import { rollContracts as workerRollContractsJob } from './worker/roll-contracts.job.ts';
import { runDueProjectTasks as workerRunDueProjectTasksJob } from './worker/run-due-project-tasks.job.ts';
import { runDueRules as workerRunDueRulesJob } from './worker/run-due-rules.job.ts';
import { runScheduledRules as workerRunScheduledRulesJob } from './worker/run-scheduled-rules.job.ts';
import { sendEmail as workerSendEmailJob } from './worker/send-email.job.ts';
import { sendWebhooks as workerSendWebhooksJob } from './worker/send-webhooks.job.ts';
import { sweepEmails as workerSweepEmailsJob } from './worker/sweep-emails.job.ts';
import { sweepFiles as workerSweepFilesJob } from './worker/sweep-files.job.ts';
import { tellDigests as workerTellDigestsJob } from './worker/tell-digests.job.ts';
import { tellDuePayments as workerTellDuePaymentsJob } from './worker/tell-due-payments.job.ts';

export const jobs: readonly Job[] = [
  workerArchiveLogJob,
  workerCompareBookSumsJob,
  workerComparePaymentsJob,
  workerDeleteClosedAccountsJob,
  workerMakeNextCardsJob,
  workerMakeProposalsJob,
  workerPurgeBookTrashJob,
  workerPurgeTrashJob,
  workerRefreshDueSubscriptionsJob,
  workerRefreshHolidaysJob,
  workerRemindOfDeadlinesJob,
  workerRemindOfMentoringJob,
  workerReturnSnoozedJob,
  workerRollContractsJob,
  workerRunDueProjectTasksJob,
  workerRunDueRulesJob,
  workerRunScheduledRulesJob,
  workerSendEmailJob,
  workerSendWebhooksJob,
  workerSweepEmailsJob,
  workerSweepFilesJob,
  workerTellDigestsJob,
  workerTellDuePaymentsJob,
];
