import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { previewAutomationRule } from '@nivel/contracts/projects/automation/preview-automation-rule.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { AutomationRulesRepository } from '../rules/automation-rules.repository.ts';
import { RequestedCards } from './requested-cards.ts';
import { RunPreview } from './run-preview.ts';

@Handles(previewAutomationRule)
export class PreviewAutomationRuleHandler implements Handler<typeof previewAutomationRule> {
  constructor(
    private readonly rules: AutomationRulesRepository,
    private readonly requested: RequestedCards,
    private readonly preview: RunPreview,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id: projectId, rule_id, card_id }: InputOf<typeof previewAutomationRule>,
    call: Call,
  ): Promise<OutputOf<typeof previewAutomationRule>> {
    const rule = await this.rules.find(this.work.reads, projectId, rule_id);
    if (rule === null) throw new AppError(automationErrors.rule_not_found);
    return this.preview.of(rule, await this.requested.of(projectId, card_id), call);
  }
}
