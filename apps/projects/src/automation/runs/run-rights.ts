import { Injectable } from '@nestjs/common';
import type { CardTemplateRow } from '@nivel/contracts/projects/card-template';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { ProjectsClient, ProjectsReads } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import { CardTemplatesRepository } from '../../card-templates/card-templates.repository.ts';
import { RulePeople } from '../rules/rule-people.ts';
import { TriggerRights } from '../rules/trigger-rights.ts';
import type { StoredRule } from '../rules/stored-rule.ts';
import { AutomationRunsRepository } from './automation-runs.repository.ts';

/** The present rights of a rule's owner, and the context of its commands. */
@Injectable()
export class RunRights {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly runs: AutomationRunsRepository,
    private readonly people: RulePeople,
    private readonly templates: CardTemplatesRepository,
    private readonly triggers: TriggerRights,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** The role of the owner in the project; null: no longer any, or they may not see what makes the rule run. */
  async roleOf(reads: Pick<ProjectsReads, 'rows'>, rule: StoredRule): Promise<ProjectRole | null> {
    const role = await this.roles.roleOf(reads, rule.ownerId, rule.projectId);
    return role !== null && (await this.triggers.maySee(reads, rule)) ? role : null;
  }

  /** What is known before a run: the owner's role, and the state of the rule. */
  async standing(rule: StoredRule, runId: string, now: Date) {
    const { reads } = this.work;
    return { role: await this.roleOf(reads, rule), ...(await this.runs.standing(reads, rule.id, runId, now)) };
  }

  /** The templates that a rule may need, by their ids. */
  async templatesOf({ projectId, actions }: StoredRule): Promise<ReadonlyMap<string, CardTemplateRow>> {
    if (!actions.some(({ kind }) => kind === 'create-card')) return new Map();
    return new Map((await this.templates.of(this.work.reads, projectId)).map((one) => [one.id, one]));
  }

  /** @throws AppError `assignee_cannot_read` */
  checkPeople(reads: Pick<ProjectsReads, 'rows'>, rule: StoredRule): Promise<void> {
    return this.people.check(reads, rule);
  }
}
