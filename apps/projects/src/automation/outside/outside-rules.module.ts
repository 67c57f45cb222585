import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { AutomationRunsModule } from '../runs/automation-runs.module.ts';
import { OutsideRules } from './outside-rules.ts';
import { OutsideRulesRepository } from './outside-rules.repository.ts';
import { RunRulesWhenContractSignedConsumer } from './run-rules-when-contract-signed.consumer.ts';
import { RunRulesWhenLeadStageChangedConsumer } from './run-rules-when-lead-stage-changed.consumer.ts';
import { RunRulesWhenLevelUnlockedConsumer } from './run-rules-when-level-unlocked.consumer.ts';
import { RunRulesWhenModuleCompletedConsumer } from './run-rules-when-module-completed.consumer.ts';
import { RunRulesWhenPaymentOverdueConsumer } from './run-rules-when-payment-overdue.consumer.ts';
import { RunRulesWhenPaymentPaidConsumer } from './run-rules-when-payment-paid.consumer.ts';

/** Rules that facts of learning and finance make run. */
@Module({
  imports: [AutomationRunsModule, ProjectAccessModule],
  providers: [
    OutsideRules,
    OutsideRulesRepository,
    RunRulesWhenContractSignedConsumer,
    RunRulesWhenLeadStageChangedConsumer,
    RunRulesWhenLevelUnlockedConsumer,
    RunRulesWhenModuleCompletedConsumer,
    RunRulesWhenPaymentOverdueConsumer,
    RunRulesWhenPaymentPaidConsumer,
  ],
})
export class OutsideRulesModule {}
