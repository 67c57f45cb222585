import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { deleteAutomationWebhook } from '@nivel/contracts/projects/automation/delete-automation-webhook.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../../board/log/project-log.ts';
import type { ProjectsClient } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

@Handles(deleteAutomationWebhook)
export class DeleteAutomationWebhookHandler implements Handler<typeof deleteAutomationWebhook> {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, webhook_id }: InputOf<typeof deleteAutomationWebhook>,
    call: Call,
  ): Promise<OutputOf<typeof deleteAutomationWebhook>> {
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, project_id, actorOf(call).userId, 'lead');
      if (await this.webhooks.delete(unit, project_id, webhook_id))
        await this.log.note(unit, project_id, 'settings', 'delete-automation-webhook');
      return { success: true };
    });
  }
}
