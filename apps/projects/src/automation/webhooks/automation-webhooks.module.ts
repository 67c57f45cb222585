import { Module } from '@nestjs/common';
import { BoardModule } from '../../board/board.module.ts';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { AddAutomationWebhookHandler } from './add-automation-webhook.handler.ts';
import { DeleteAutomationWebhookHandler } from './delete-automation-webhook.handler.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { ListAutomationWebhooksHandler } from './list-automation-webhooks.handler.ts';
import { SendDueWebhooksHandler } from './send-due-webhooks.handler.ts';
import { WebhookSecrets } from './webhook-secrets.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

/** Addresses that rules of a project call, and the calls. */
@Module({
  imports: [BoardModule, ProjectAccessModule],
  providers: [
    AddAutomationWebhookHandler,
    DeleteAutomationWebhookHandler,
    DeliveriesRepository,
    ListAutomationWebhooksHandler,
    SendDueWebhooksHandler,
    WebhookSecrets,
    WebhooksRepository,
  ],
  exports: [DeliveriesRepository, WebhooksRepository],
})
export class AutomationWebhooksModule {}
