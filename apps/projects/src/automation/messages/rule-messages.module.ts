import { Module } from '@nestjs/common';
import { NoticesModule } from '../../notices/notices.module.ts';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { AutomationSettingsModule } from '../settings/automation-settings.module.ts';
import { AutomationWebhooksModule } from '../webhooks/automation-webhooks.module.ts';
import { HeldMessagesRepository } from './held-messages.repository.ts';
import { RuleEmailLimit } from './rule-email-limit.ts';
import { RuleLetters } from './rule-letters.ts';
import { RuleMessenger } from './rule-messenger.ts';
import { WebhookCalls } from './webhook-calls.ts';

/** Messages of rules to people and to other programs. */
@Module({
  imports: [AutomationSettingsModule, AutomationWebhooksModule, NoticesModule, ProjectAccessModule],
  providers: [HeldMessagesRepository, RuleEmailLimit, RuleLetters, RuleMessenger, WebhookCalls],
  exports: [HeldMessagesRepository, RuleLetters, WebhookCalls],
})
export class RuleMessagesModule {}
