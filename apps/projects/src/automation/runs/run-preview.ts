import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import type { previewAutomationRule } from '@nivel/contracts/projects/automation/preview-automation-rule.operation';
import { project } from '@nivel/contracts/projects/memberships';
import { UnitOfWork, type Cause } from '@nivel/messaging/unit-of-work';
import { BoardRepository } from '../../board/commands/board.repository.ts';
import type { ProjectsClient } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import { needsOf, sceneOf } from './automation-runner.ts';
import { recipientsOf } from './run-messages.ts';
import { planOf, type RunPlan } from './run-plan.ts';
import { RunRights } from './run-rights.ts';
import { shownChanges } from './shown-changes.ts';
import type { StoredRule } from '../rules/stored-rule.ts';

/** What a run would do: worked out on the locked board, and not saved. */
@Injectable()
export class RunPreview {
  constructor(
    private readonly boards: BoardRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly rights: RunRights,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @throws AppError what the run would be refused with */
  of(rule: StoredRule, cards: readonly string[], cause: Cause): Promise<OutputOf<typeof previewAutomationRule>> {
    return this.work.inStatements(cause, async (unit) => {
      const runId = unit.newId();
      const request = { projectId: rule.projectId, commandId: runId, needs: needsOf(cards) };
      const state = (await this.boards.lock(unit, [request])).get(rule.projectId);
      if (state === undefined) throw new AppError(commonErrors.forbidden);
      const role = await this.roles.roleOf(unit, rule.ownerId, rule.projectId);
      if (role === null || !isAtLeast(project, role, 'member'))
        throw new AppError(automationErrors.rule_owner_has_no_right);
      const plan = planOf(state, rule, cards, sceneOf(rule, runId, role, unit.now));
      if (plan.cards.length > 0) await this.rights.checkPeople(unit, rule);
      const people = await this.roles.peopleOf(unit, rule.projectId);
      return {
        matched: plan.cards.length,
        changed: plan.changes.length,
        cards: shownChanges(plan.changes, plan.cards),
        ...countsOf(rule, plan, people),
      };
    });
  }
}

const countsOf = ({ actions }: StoredRule, { cards }: RunPlan, people: Parameters<typeof recipientsOf>[2]) => ({
  comments: actions.filter(({ kind }) => kind === 'comment').length * cards.length,
  notices: actions.reduce(
    (sum, action) => sum + (action.kind === 'notify' ? recipientsOf(action, cards, people).size : 0),
    0,
  ),
});
