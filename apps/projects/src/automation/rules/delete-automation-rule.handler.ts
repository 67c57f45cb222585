import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { deleteAutomationRule } from '@nivel/contracts/projects/automation/delete-automation-rule.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../../board/log/project-log.ts';
import type { ProjectsClient } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { AutomationRulesRepository } from './automation-rules.repository.ts';

@Handles(deleteAutomationRule)
export class DeleteAutomationRuleHandler implements Handler<typeof deleteAutomationRule> {
  constructor(
    private readonly rules: AutomationRulesRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, rule_id }: InputOf<typeof deleteAutomationRule>,
    call: Call,
  ): Promise<OutputOf<typeof deleteAutomationRule>> {
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, project_id, actorOf(call).userId, 'lead');
      if (await this.rules.delete(unit, project_id, rule_id))
        await this.log.note(unit, project_id, 'settings', 'delete-automation-rule');
      return { success: true };
    });
  }
}
