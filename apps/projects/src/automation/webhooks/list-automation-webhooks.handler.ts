import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listAutomationWebhooks } from '@nivel/contracts/projects/automation/list-automation-webhooks.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { shownWebhook } from './shown-webhook.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

@Handles(listAutomationWebhooks)
export class ListAutomationWebhooksHandler implements Handler<typeof listAutomationWebhooks> {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({
    project_id,
  }: InputOf<typeof listAutomationWebhooks>): Promise<OutputOf<typeof listAutomationWebhooks>> {
    return { webhooks: (await this.webhooks.of(this.work.reads, project_id)).map(shownWebhook) };
  }
}
