import { Injectable } from '@nestjs/common';
import { automationStopped } from '@nivel/contracts/projects/automation/automation-stopped.fact';
import type { RunResult } from '@nivel/contracts/projects/automation/automation-values';
import { query, text, uuid } from '@nivel/messaging/statement';
import { BY_ITSELF, UnitOfWork, type SqlUnit } from '@nivel/messaging/unit-of-work';
import { ProjectLog } from '../../board/log/project-log.ts';
import type { ProjectsClient } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import { AutomationRulesRepository } from '../rules/automation-rules.repository.ts';
import { AutomationRunsRepository, type NewRun } from './automation-runs.repository.ts';
import type { StoredRule } from '../rules/stored-rule.ts';

const NAME = query({ text: 'SELECT name FROM projects WHERE id = $1', params: [uuid], row: { name: text } });

type Reason = Extract<RunResult, 'too-often' | 'no-rights' | 'too-deep'>;

/** Records runs without a result too, and notifies the people responsible for the rule why it stopped. */
@Injectable()
export class RuleStop {
  constructor(
    private readonly rules: AutomationRulesRepository,
    private readonly runs: AutomationRunsRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** Stops a chain of rules (`too-deep`), or the rule itself; published once. */
  async stop(rule: StoredRule, run: NewRun, reason: Reason): Promise<void> {
    await this.work.run(BY_ITSELF, async (unit) => {
      await this.roles.lock(unit, rule.projectId);
      const isNew = await this.runs.add(unit, { ...run, result: reason });
      const isStopped = reason !== 'too-deep' && (await this.rules.stop(unit, rule.projectId, rule.id, reason));
      if (isStopped) await this.log.note(unit, rule.projectId, 'settings', 'stop-automation-rule');
      if (!(reason === 'too-deep' ? isNew : isStopped)) return;
      const [project] = await unit.rows(NAME, [rule.projectId]);
      for (const userId of await this.keepersOf(unit, rule)) {
        const what = { userId, projectId: rule.projectId, projectName: project?.name ?? '', ruleId: rule.id };
        unit.tell(automationStopped, { ...what, ruleName: rule.name, reason }, { aggregate: rule.projectId });
      }
    });
  }

  /** Records a refused run. @param also further writes of the same unit */
  note(run: NewRun, also?: (unit: SqlUnit) => Promise<void>): Promise<void> {
    return this.work.inStatements(BY_ITSELF, async (unit) => {
      await also?.(unit);
      await this.runs.add(unit, run);
    });
  }

  /** The directors, and the owner who can still see the project. */
  private async keepersOf(reads: Parameters<ProjectRolesRepository['peopleOf']>[0], rule: StoredRule) {
    const people = await this.roles.peopleOf(reads, rule.projectId);
    return people
      .filter(({ userId, role }) => role === 'director' || userId === rule.ownerId)
      .map(({ userId }) => userId);
  }
}
