import { Module } from '@nestjs/common';
import { BoardModule } from '../../board/board.module.ts';
import { CardSearchModule } from '../../card-search/card-search.module.ts';
import { CardTemplatesModule } from '../../card-templates/card-templates.module.ts';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { RetentionModule } from '../../retention/retention.module.ts';
import { AutomationWebhooksModule } from '../webhooks/automation-webhooks.module.ts';
import { ActivateAutomationRuleHandler } from './activate-automation-rule.handler.ts';
import { AutomationRulesRepository } from './automation-rules.repository.ts';
import { DeleteAutomationRuleHandler } from './delete-automation-rule.handler.ts';
import { ListAutomationRulesHandler } from './list-automation-rules.handler.ts';
import { RestoreAutomationRuleHandler } from './restore-automation-rule.handler.ts';
import { RulePeople } from './rule-people.ts';
import { RuleTargets } from './rule-targets.ts';
import { SaveAutomationRuleHandler } from './save-automation-rule.handler.ts';
import { TriggerRights } from './trigger-rights.ts';

/** The automation rules of a project. */
@Module({
  imports: [
    AutomationWebhooksModule,
    BoardModule,
    CardSearchModule,
    CardTemplatesModule,
    ProjectAccessModule,
    RetentionModule,
  ],
  providers: [
    ActivateAutomationRuleHandler,
    AutomationRulesRepository,
    DeleteAutomationRuleHandler,
    ListAutomationRulesHandler,
    RestoreAutomationRuleHandler,
    RulePeople,
    RuleTargets,
    SaveAutomationRuleHandler,
    TriggerRights,
  ],
  exports: [AutomationRulesRepository, RulePeople, TriggerRights],
})
export class AutomationRulesModule {}
