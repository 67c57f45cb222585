import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listAutomationRules } from '@nivel/contracts/projects/automation/list-automation-rules.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { AutomationRulesRepository } from './automation-rules.repository.ts';

@Handles(listAutomationRules)
export class ListAutomationRulesHandler implements Handler<typeof listAutomationRules> {
  constructor(
    private readonly rules: AutomationRulesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id }: InputOf<typeof listAutomationRules>): Promise<OutputOf<typeof listAutomationRules>> {
    return { rules: await this.rules.listed(this.work.reads, project_id) };
  }
}
