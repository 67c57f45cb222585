import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { RuleAction } from '@nivel/contracts/projects/automation/automation-rule';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import { isId } from '@nivel/contracts/projects/filter/filter-values';
import { FIELDS_OF_PEOPLE } from '../../board/commands/board.sql.ts';
import type { ProjectsReads } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import type { StoredRule } from './stored-rule.ts';
import { TriggerRights } from './trigger-rights.ts';

/** The possible assignees and owners of rules. */
@Injectable()
export class RulePeople {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly rights: TriggerRights,
  ) {}

  /** @throws AppError `rule_trigger_forbidden`, `assignee_cannot_read` */
  async checkNew(
    reads: Pick<ProjectsReads, 'rows'>,
    rule: Pick<StoredRule, 'projectId' | 'ownerId' | 'trigger' | 'actions'>,
  ): Promise<void> {
    await this.rights.check(reads, rule);
    await this.check(reads, rule);
  }

  /** @throws AppError `assignee_cannot_read` where it assigns cards, or a field, to a person who cannot see the project */
  async check(
    reads: Pick<ProjectsReads, 'rows'>,
    { projectId, actions }: Pick<StoredRule, 'projectId' | 'actions'>,
  ): Promise<void> {
    const people = [...assigneesOf(actions), ...(await this.inFields(reads, projectId, actions))];
    if (people.length === 0) return;
    const pairs = people.map((userId) => ({ userId, projectId }));
    if ((await this.roles.rolesOfEach(reads, pairs)).includes(null))
      throw new AppError(boardErrors.assignee_cannot_read);
  }

  private async inFields(
    reads: Pick<ProjectsReads, 'rows'>,
    projectId: string,
    actions: readonly RuleAction[],
  ): Promise<string[]> {
    const set = actions.flatMap((action) =>
      action.kind === 'set-field' && isId(action.field) && typeof action.value === 'string' && isId(action.value)
        ? [{ field: action.field, value: action.value }]
        : [],
    );
    if (set.length === 0) return [];
    const fields = await reads.rows(FIELDS_OF_PEOPLE, [projectId, set.map(({ field }) => field)]);
    return set.filter(({ field }) => fields.some(({ id }) => id === field)).map(({ value }) => value);
  }
}

const assigneesOf = (actions: readonly RuleAction[]): string[] =>
  actions.flatMap((action) => (action.kind === 'assign' && action.assignee !== null ? [action.assignee] : []));
