import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { saveAutomationRule } from '@nivel/contracts/projects/automation/save-automation-rule.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../../board/log/project-log.ts';
import type { ProjectsClient } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { AutomationRulesRepository } from './automation-rules.repository.ts';
import { checkRoom } from './rule-limits.ts';
import { RulePeople } from './rule-people.ts';
import { RuleTargets } from './rule-targets.ts';

@Handles(saveAutomationRule)
export class SaveAutomationRuleHandler implements Handler<typeof saveAutomationRule> {
  constructor(
    private readonly rules: AutomationRulesRepository,
    private readonly targets: RuleTargets,
    private readonly people: RulePeople,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id: projectId, rule_id: id, ...body }: InputOf<typeof saveAutomationRule>,
    call: Call,
  ): Promise<OutputOf<typeof saveAutomationRule>> {
    const { userId: ownerId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, projectId, ownerId, 'lead');
      checkRoom(await this.rules.counts(unit, projectId, id), body.is_active);
      const conditions = await this.targets.check(unit, projectId, body);
      await this.people.checkNew(unit, { projectId, ownerId, trigger: body.trigger, actions: body.actions });
      const isSaved = await this.rules.save(unit, { projectId, id, ownerId }, { ...body, conditions });
      if (!isSaved) throw new AppError(automationErrors.rule_not_found);
      await this.log.note(unit, projectId, 'settings', 'save-automation-rule');
      const saved = (await this.rules.listed(unit, projectId)).find((one) => one.id === id);
      if (saved === undefined) throw new AppError(automationErrors.rule_not_found);
      return saved;
    });
  }
}
