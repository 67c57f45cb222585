import { Injectable } from '@nestjs/common';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { RuleTrigger } from '@nivel/contracts/projects/automation/automation-rule';
import type { TriggerKind } from '@nivel/contracts/projects/automation/automation-values';
import { MOST_CARDS_AT_ONCE } from '@nivel/contracts/projects/values/board-values';
import { project } from '@nivel/contracts/projects/memberships';
import type { FactContext } from '@nivel/messaging/received-fact';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { ProjectsClient } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import type { StoredRule } from '../rules/stored-rule.ts';
import { AutomationRunner, type RunRequest } from '../runs/automation-runner.ts';
import { runIdOf } from '../runs/run-ids.ts';
import { RunOnAllCards } from '../runs/run-on-all-cards.ts';
import { unlessRefused } from '../runs/triggered-rules.ts';
import { OutsideRulesRepository } from './outside-rules.repository.ts';

type Cause = Pick<FactContext, 'id' | 'trace'>;

/** Runs rules because of facts of other services, each once for a fact; its runner stops those whose owner may not see it. */
@Injectable()
export class OutsideRules {
  constructor(
    private readonly rules: OutsideRulesRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly all: RunOnAllCards,
    private readonly runner: AutomationRunner,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /**
   * Something happened in the book of the installation.
   * @param isMeant of those of this kind, which triggers it concerns
   */
  async followBook(
    kind: TriggerKind,
    cause: Cause,
    isMeant: (trigger: RuleTrigger) => boolean = () => true,
  ): Promise<void> {
    const rules = await this.rules.ofBook(this.work.reads, kind);
    for (const rule of rules.filter(({ trigger }) => isMeant(trigger))) {
      const request = requestOf(rule, cause, { began: 'finance', causedBy: null });
      // Without conditions it is about no card: what happened has to do with none of them.
      const run = rule.conditions === '' ? this.runner.run(rule, request) : this.all.run(rule, request);
      await run.catch(unlessRefused);
    }
  }

  /** A learner came further: for the rules of the projects that they work in, where they agreed to it. */
  async followLearner(kind: TriggerKind, userId: string, cause: Cause): Promise<void> {
    const { reads } = this.work;
    for (const rule of await this.rules.ofLearner(reads, kind, userId)) {
      const role = await this.roles.roleOf(reads, userId, rule.projectId);
      if (!isAtLeast(project, role, 'member')) continue;
      const request = requestOf(rule, cause, { began: 'learning', causedBy: userId });
      const cards = await this.rules.assigned(reads, rule.projectId, userId, MOST_CARDS_AT_ONCE);
      await this.runner.run(rule, { ...request, cards }).catch(unlessRefused);
    }
  }
}

const requestOf = (
  rule: StoredRule,
  { id, trace }: Cause,
  why: Pick<RunRequest, 'began' | 'causedBy'>,
): RunRequest => ({
  ...{ runId: runIdOf(rule.id, id), sequence: null, depth: 1, cards: [], trace },
  ...why,
});
