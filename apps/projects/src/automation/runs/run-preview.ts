import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import type { previewAutomationRule } from '@nivel/contracts/projects/automation/preview-automation-rule.operation';
import type { RuleAction } from '@nivel/contracts/projects/automation/automation-rule';
import { project } from '@nivel/contracts/projects/memberships';
import { UnitOfWork, type Cause } from '@nivel/messaging/unit-of-work';
import { BoardRepository } from '../../board/commands/board.repository.ts';
import type { ProjectsClient } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import { needsOf, sceneOf } from './automation-runner.ts';
import { recipientsOf } from '../messages/rule-audience.ts';
import { RuleLetters } from '../messages/rule-letters.ts';
import { WebhookCalls } from '../messages/webhook-calls.ts';
import { madeIdOf } from './run-ids.ts';
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
    private readonly letters: RuleLetters,
    private readonly calls: WebhookCalls,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @throws AppError what the run would be refused with */
  async of(rule: StoredRule, cards: readonly string[], cause: Cause): Promise<OutputOf<typeof previewAutomationRule>> {
    const templates = await this.rights.templatesOf(rule);
    return this.work.inStatements(cause, async (unit) => {
      const runId = unit.newId();
      const idFor = (cardId: string, step: number) => madeIdOf(runId, cardId, step);
      const request = { projectId: rule.projectId, commandId: runId, needs: needsOf(rule, cards, { idFor }) };
      const state = (await this.boards.lock(unit, [request])).get(rule.projectId);
      if (state === undefined) throw new AppError(commonErrors.forbidden);
      const role = await this.rights.roleOf(unit, rule);
      if (role === null || !isAtLeast(project, role, 'member'))
        throw new AppError(automationErrors.rule_owner_has_no_right);
      const plan = planOf(state, rule, cards, sceneOf(rule, runId, { role, templates }, unit.now));
      if (plan.isWanted) await this.rights.checkPeople(unit, rule);
      const people = await this.roles.peopleOf(unit, rule.projectId);
      const counts = countsOf(rule, plan, people);
      await this.letters.checkEmails(unit, rule.projectId, counts.emails);
      if (plan.isWanted) for (const id of webhooksOf(rule)) await this.calls.check(unit, rule.projectId, id);
      return {
        matched: plan.cards.length,
        changed: plan.changes.length,
        cards: shownChanges(plan.changes, [...plan.cards, ...plan.made]),
        ...counts,
      };
    });
  }
}

const webhooksOf = ({ actions }: StoredRule): string[] =>
  actions.flatMap((action) => (action.kind === 'webhook' ? [action.webhook_id] : []));

const countsOf = (
  { actions }: StoredRule,
  { cards, made, isWanted }: RunPlan,
  people: Parameters<typeof recipientsOf>[2],
) => {
  const told = (kind: 'notify' | 'email'): number =>
    actions.reduce((sum, action) => sum + (action.kind === kind ? recipientsOf(action, cards, people).size : 0), 0);
  const steps = (kind: RuleAction['kind']): number => actions.filter((action) => action.kind === kind).length;
  return {
    comments: steps('comment') * cards.length,
    notices: isWanted ? told('notify') : 0,
    created: made.length,
    emails: isWanted ? told('email') : 0,
    webhooks: isWanted ? steps('webhook') : 0,
    proposals: steps('ai-proposal') * cards.length,
  };
};
