import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { restoreAutomationRule } from '@nivel/contracts/projects/automation/restore-automation-rule.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../../board/log/project-log.ts';
import type { ProjectsClient } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { TrashRetention } from '../../retention/trash-retention.ts';
import { AutomationRulesRepository } from './automation-rules.repository.ts';
import { checkRoom } from './rule-limits.ts';

@Handles(restoreAutomationRule)
export class RestoreAutomationRuleHandler implements Handler<typeof restoreAutomationRule> {
  constructor(
    private readonly rules: AutomationRulesRepository,
    private readonly retention: TrashRetention,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, rule_id }: InputOf<typeof restoreAutomationRule>,
    call: Call,
  ): Promise<OutputOf<typeof restoreAutomationRule>> {
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, project_id, actorOf(call).userId, 'lead');
      if ((await this.rules.find(unit, project_id, rule_id)) !== null) return { success: true };
      const deleted = await this.rules.deleted(unit, project_id, rule_id, this.retention.beginOf(unit.now));
      if (deleted === null) throw new AppError(automationErrors.rule_not_found);
      checkRoom(await this.rules.counts(unit, project_id, rule_id), deleted.isActive);
      await this.rules.restore(unit, { projectId: project_id, id: rule_id, trigger: deleted.trigger });
      await this.log.note(unit, project_id, 'settings', 'restore-automation-rule');
      return { success: true };
    });
  }
}
