import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { runAutomationRule } from '@nivel/contracts/projects/automation/run-automation-rule.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { AutomationRulesRepository } from '../rules/automation-rules.repository.ts';
import { AutomationRunner } from './automation-runner.ts';
import { AutomationRunsRepository } from './automation-runs.repository.ts';
import { RequestedCards } from './requested-cards.ts';

@Handles(runAutomationRule)
export class RunAutomationRuleHandler implements Handler<typeof runAutomationRule> {
  constructor(
    private readonly rules: AutomationRulesRepository,
    private readonly runs: AutomationRunsRepository,
    private readonly requested: RequestedCards,
    private readonly runner: AutomationRunner,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id: projectId, command_id: runId, rule_id, card_id }: InputOf<typeof runAutomationRule>,
    call: Call,
  ): Promise<ProjectDelta> {
    const { reads } = this.work;
    const rule = await this.rules.find(reads, projectId, rule_id);
    if (rule === null) throw new AppError(automationErrors.rule_not_found);
    if (!rule.isActive) throw new AppError(automationErrors.rule_paused);
    const { userId: causedBy } = actorOf(call);
    const cards = await this.requested.of(projectId, card_id);
    const request = { runId, began: 'hand' as const, sequence: null, causedBy, depth: 1, cards, trace: call.trace };
    const delta = await this.runner.run(rule, request);
    return delta ?? (await this.runs.effect(reads, projectId, runId));
  }
}
