import { Module } from '@nestjs/common';
import { ArchiveLogJobHandler } from './archive-log.job-handler.ts';
import { CompareBookSumsJobHandler } from './compare-book-sums.job-handler.ts';
import { ComparePaymentsJobHandler } from './compare-payments.job-handler.ts';
import { DeleteClosedAccountsJobHandler } from './delete-closed-accounts.job-handler.ts';
import { MakeNextCardsJobHandler } from './make-next-cards.job-handler.ts';
import { MakeProposalsJobHandler } from './make-proposals.job-handler.ts';
import { PartsUntilDone } from './parts-until-done.ts';
import { PurgeBookTrashJobHandler } from './purge-book-trash.job-handler.ts';
import { PurgeTrashJobHandler } from './purge-trash.job-handler.ts';
import { RefreshDueSubscriptionsJobHandler } from './refresh-due-subscriptions.job-handler.ts';
import { RefreshHolidaysJobHandler } from './refresh-holidays.job-handler.ts';
import { RemindOfDeadlinesJobHandler } from './remind-of-deadlines.job-handler.ts';
import { RemindOfMentoringJobHandler } from './remind-of-mentoring.job-handler.ts';
import { RollContractsJobHandler } from './roll-contracts.job-handler.ts';
import { RunDueProjectTasksJobHandler } from './run-due-project-tasks.job-handler.ts';
import { RunDueRulesJobHandler } from './run-due-rules.job-handler.ts';
import { RunScheduledRulesJobHandler } from './run-scheduled-rules.job-handler.ts';
import { SendWebhooksJobHandler } from './send-webhooks.job-handler.ts';
import { TellDuePaymentsJobHandler } from './tell-due-payments.job-handler.ts';

/** What other services have done on a schedule. */
@Module({
  providers: [
    PartsUntilDone,
    ArchiveLogJobHandler,
    CompareBookSumsJobHandler,
    ComparePaymentsJobHandler,
    DeleteClosedAccountsJobHandler,
    MakeNextCardsJobHandler,
    MakeProposalsJobHandler,
    PurgeBookTrashJobHandler,
    PurgeTrashJobHandler,
    RefreshDueSubscriptionsJobHandler,
    RefreshHolidaysJobHandler,
    RemindOfDeadlinesJobHandler,
    RemindOfMentoringJobHandler,
    RollContractsJobHandler,
    RunDueProjectTasksJobHandler,
    RunDueRulesJobHandler,
    RunScheduledRulesJobHandler,
    SendWebhooksJobHandler,
    TellDuePaymentsJobHandler,
  ],
})
export class HousekeepingModule {}
