import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { addAutomationWebhook } from '@nivel/contracts/projects/automation/add-automation-webhook.operation';
import { MOST_WEBHOOKS } from '@nivel/contracts/projects/automation/automation-webhook';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { hostOf, isRefusedLiteral } from '@nivel/platform/public-address';
import { ProjectLog } from '../../board/log/project-log.ts';
import type { ProjectsClient, ProjectsUnit } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { shownWebhook } from './shown-webhook.ts';
import { WebhookSecrets } from './webhook-secrets.ts';
import { WebhooksRepository, type StoredWebhook } from './webhooks.repository.ts';

type Input = InputOf<typeof addAutomationWebhook>;
type Output = OutputOf<typeof addAutomationWebhook>;

/** So long somebody who has lost the answer gets it again. */
const ANSWER_KEPT_MS = 600_000;

@Handles(addAutomationWebhook)
export class AddAutomationWebhookHandler implements Handler<typeof addAutomationWebhook> {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly secrets: WebhookSecrets,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(input: Input, call: Call): Promise<Output> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, input.project_id, userId, 'lead');
      const known = await this.webhooks.find(unit, input.webhook_id);
      if (known !== null) return this.again(unit, known, input, userId);
      if (isRefusedLiteral(hostOf(new URL(input.url)))) throw new AppError(automationErrors.webhook_address_refused);
      const others = await this.webhooks.of(unit, input.project_id);
      if (others.length >= MOST_WEBHOOKS) throw new AppError(automationErrors.too_many_webhooks);
      return this.add(unit, input, userId);
    });
  }

  private async add(unit: ProjectsUnit, input: Input, createdBy: string): Promise<Output> {
    const { project_id: projectId, webhook_id: id, name, url } = input;
    const webhook = { id, projectId, name, url, createdBy, sealedSecret: this.secrets.make(id) };
    await this.webhooks.add(unit, webhook);
    await this.log.note(unit, projectId, 'settings', 'add-automation-webhook');
    return this.answer({ ...webhook, createdAt: unit.now, deletedAt: null });
  }

  /** @throws AppError `id_taken` unless the same person asks for the same again, soon */
  private again(unit: ProjectsUnit, known: StoredWebhook, { project_id, name, url }: Input, userId: string): Output {
    const isSame = known.projectId === project_id && known.name === name && known.url === url;
    const isSoon = unit.now.getTime() - known.createdAt.getTime() < ANSWER_KEPT_MS;
    if (!isSame || !isSoon || known.createdBy !== userId) throw new AppError(boardErrors.id_taken);
    return this.answer(known);
  }

  private answer(webhook: StoredWebhook): Output {
    return { webhook: shownWebhook(webhook), secret: this.secrets.open(webhook.id, webhook.sealedSecret) };
  }
}
