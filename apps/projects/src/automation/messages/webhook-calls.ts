import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { automationErrors, type RuleTargetGone } from '@nivel/contracts/projects/automation/automation.errors';
import { query, text, uuid } from '@nivel/messaging/statement';
import type { Card } from '../../board/state/change.ts';
import type { ProjectsReads, ProjectsStatements } from '../../database.ts';
import type { StoredRule } from '../rules/stored-rule.ts';
import { DeliveriesRepository } from '../webhooks/deliveries.repository.ts';
import { WebhooksRepository } from '../webhooks/webhooks.repository.ts';

const PROJECT = query({
  text: 'SELECT name, key FROM projects WHERE id = $1',
  params: [uuid],
  row: { name: text, key: text },
});

/** Cards that a call names. */
const MOST_NAMED = 100;

/** The call of one step of a run. */
interface CallStep {
  /** The same whenever the run is worked out again; the other side knows the call by it. */
  readonly id: string;
  readonly runId: string;
  readonly webhookId: string;
}

/** Calls of webhooks that runs ask for: rows with the run, which are sent after it. */
@Injectable()
export class WebhookCalls {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: DeliveriesRepository,
  ) {}

  /** @throws AppError `rule_target_gone` where the webhook was deleted */
  async check(reads: Pick<ProjectsReads, 'rows'>, projectId: string, webhookId: string): Promise<void> {
    const details: RuleTargetGone = { of: 'webhook', id: webhookId };
    const webhook = await this.webhooks.find(reads, webhookId);
    if (webhook?.projectId !== projectId || webhook.deletedAt !== null)
      throw new AppError(automationErrors.rule_target_gone, { details });
  }

  /** @throws AppError `rule_target_gone` where the webhook was deleted */
  async add(
    unit: ProjectsStatements,
    rule: StoredRule,
    { id, runId, webhookId }: CallStep,
    cards: readonly Card[],
  ): Promise<void> {
    const { projectId } = rule;
    await this.check(unit, projectId, webhookId);
    const [project] = await unit.rows(PROJECT, [projectId]);
    const body = JSON.stringify({
      type: 'automation.rule.ran',
      ...{ id, timestamp: unit.now.toISOString() },
      data: {
        project: { id: projectId, name: project?.name ?? '' },
        rule: { id: rule.id, name: rule.name },
        count: cards.length,
        cards: cards.slice(0, MOST_NAMED).map((card) => ({
          ...{ id: card.id, reference: `${project?.key ?? ''}-${card.number}`, title: card.title },
          ...{ priority: card.priority, progress: card.progress, due_on: card.due_on, assignee: card.assignee },
        })),
      },
    });
    await this.deliveries.add(unit, { id, projectId, runId, webhookId, body });
  }
}
