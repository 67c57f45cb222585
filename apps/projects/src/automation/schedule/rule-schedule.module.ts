import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { RuleMessagesModule } from '../messages/rule-messages.module.ts';
import { AutomationRunsModule } from '../runs/automation-runs.module.ts';
import { ReleaseHeldMessages } from './release-held-messages.ts';
import { RunScheduledRulesHandler } from './run-scheduled-rules.handler.ts';
import { ScheduledRulesRepository } from './scheduled-rules.repository.ts';
import { ScheduledRuns } from './scheduled-runs.ts';

/** Rules that run at times of their own, and messages of rules that wait for the end of quiet hours. */
@Module({
  imports: [AutomationRunsModule, ProjectAccessModule, RuleMessagesModule],
  providers: [ReleaseHeldMessages, RunScheduledRulesHandler, ScheduledRulesRepository, ScheduledRuns],
})
export class RuleScheduleModule {}
