import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { activateAutomationRule } from '@nivel/contracts/projects/automation/activate-automation-rule.operation';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../../board/log/project-log.ts';
import type { ProjectsClient } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { AutomationRulesRepository } from './automation-rules.repository.ts';
import { checkRoom } from './rule-limits.ts';
import { TriggerRights } from './trigger-rights.ts';

@Handles(activateAutomationRule)
export class ActivateAutomationRuleHandler implements Handler<typeof activateAutomationRule> {
  constructor(
    private readonly rules: AutomationRulesRepository,
    private readonly rights: TriggerRights,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, rule_id, is_active: isActive }: InputOf<typeof activateAutomationRule>,
    call: Call,
  ): Promise<OutputOf<typeof activateAutomationRule>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, project_id, userId, 'lead');
      const rule = await this.rules.find(unit, project_id, rule_id);
      if (rule === null) throw new AppError(automationErrors.rule_not_found);
      if (rule.isActive === isActive) return { success: true };
      checkRoom(await this.rules.counts(unit, project_id, rule_id), isActive);
      const ownerId = rule.stoppedBy === 'no-rights' ? userId : rule.ownerId;
      if (isActive) await this.rights.check(unit, { ...rule, ownerId });
      await this.rules.activate(unit, rule, isActive, ownerId);
      const kind = isActive ? 'activate-automation-rule' : 'pause-automation-rule';
      await this.log.note(unit, project_id, 'settings', kind);
      return { success: true };
    });
  }
}
