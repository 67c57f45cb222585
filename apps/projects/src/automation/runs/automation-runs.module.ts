import { Module } from '@nestjs/common';
import { BoardModule } from '../../board/board.module.ts';
import { CardTemplatesModule } from '../../card-templates/card-templates.module.ts';
import { CommentsModule } from '../../comments/comments.module.ts';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { AskedProposalsModule } from '../proposals/asked-proposals.module.ts';
import { AutomationRulesModule } from '../rules/automation-rules.module.ts';
import { RuleMessagesModule } from '../messages/rule-messages.module.ts';
import { AutomationWebhooksModule } from '../webhooks/automation-webhooks.module.ts';
import { AutomationRunner } from './automation-runner.ts';
import { AutomationRunsRepository } from './automation-runs.repository.ts';
import { CommentedRules } from './commented-rules.ts';
import { DueCardsRepository } from './due-cards.repository.ts';
import { ListAutomationRunsHandler } from './list-automation-runs.handler.ts';
import { PreviewAutomationRuleHandler } from './preview-automation-rule.handler.ts';
import { RequestedCards } from './requested-cards.ts';
import { RuleStop } from './rule-stop.ts';
import { RunAutomationRuleHandler } from './run-automation-rule.handler.ts';
import { RunDueRulesHandler } from './run-due-rules.handler.ts';
import { RunMessages } from './run-messages.ts';
import { RunOnAllCards } from './run-on-all-cards.ts';
import { RunPreview } from './run-preview.ts';
import { RunRights } from './run-rights.ts';
import { RunRulesWhenAutomationRequestedConsumer } from './run-rules-when-automation-requested.consumer.ts';
import { RunRulesWhenAutomationCommentAddedConsumer } from './run-rules-when-automation-comment-added.consumer.ts';
import { TriggeredRules } from './triggered-rules.ts';

/** What rules did, and what makes them do it. */
@Module({
  imports: [
    AskedProposalsModule,
    AutomationRulesModule,
    AutomationWebhooksModule,
    BoardModule,
    CardTemplatesModule,
    CommentsModule,
    ProjectAccessModule,
    RuleMessagesModule,
  ],
  providers: [
    AutomationRunner,
    AutomationRunsRepository,
    CommentedRules,
    DueCardsRepository,
    ListAutomationRunsHandler,
    PreviewAutomationRuleHandler,
    RequestedCards,
    RuleStop,
    RunAutomationRuleHandler,
    RunDueRulesHandler,
    RunMessages,
    RunOnAllCards,
    RunPreview,
    RunRights,
    RunRulesWhenAutomationCommentAddedConsumer,
    RunRulesWhenAutomationRequestedConsumer,
    TriggeredRules,
  ],
  exports: [AutomationRunner, RunOnAllCards],
})
export class AutomationRunsModule {}
