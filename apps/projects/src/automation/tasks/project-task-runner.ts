import { Injectable } from '@nestjs/common';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { projectReportDue } from '@nivel/contracts/projects/automation/project-report-due.fact';
import { project } from '@nivel/contracts/projects/memberships';
import { nextCronTime } from '@nivel/platform/cron-time';
import type { ProjectsUnit } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import { ProjectTasksRepository, type StoredTask } from './project-tasks.repository.ts';
import { ReportFiguresRepository } from './report-figures.repository.ts';

/** Does a task of a project: the report is told, the run is written down, and its next time is set, together or not at all. */
@Injectable()
export class ProjectTaskRunner {
  constructor(
    private readonly tasks: ProjectTasksRepository,
    private readonly figures: ReportFiguresRepository,
    private readonly roles: ProjectRolesRepository,
  ) {}

  /** By its schedule. The unit holds the task. An owner who leads the project no more stops it. */
  async runDue(unit: ProjectsUnit, task: StoredTask): Promise<void> {
    const role = await this.roles.roleOf(unit, task.ownerId, task.projectId);
    const next = nextCronTime({ cron: task.cron, time_zone: task.timeZone }, unit.now);
    const maySpeak = role !== null && isAtLeast(project, role, 'lead');
    await this.tasks.save(unit, { ...task, isPaused: !maySpeak || next === null, nextRunAt: next ?? unit.now });
    if (maySpeak) await this.tell(unit, task, unit.newId(), 'schedule');
    else {
      const { code } = automationErrors.rule_owner_has_no_right;
      await this.tasks.record(unit, task, {
        id: unit.newId(),
        cause: 'schedule',
        error: code,
        recipients: 0,
        cards: 0,
      });
    }
  }

  /** Because somebody asked for it. The unit holds the task. */
  async runByHand(unit: ProjectsUnit, task: StoredTask, runId: string): Promise<void> {
    await this.tell(unit, task, runId, 'hand');
  }

  private async tell(unit: ProjectsUnit, task: StoredTask, id: string, cause: 'schedule' | 'hand'): Promise<void> {
    const report = await this.figures.of(unit, task, unit.now);
    const people = await this.roles.peopleOf(unit, task.projectId);
    const userIds = people.filter(({ role }) => isAtLeast(project, role, 'lead')).map(({ userId }) => userId);
    const isWorthIt = task.kind === 'weekly-report' || report.count > 0;
    const told = isWorthIt ? userIds : [];
    if (told.length > 0) unit.tell(projectReportDue, { ...report, userIds: told }, { aggregate: task.projectId });
    await this.tasks.record(unit, task, { id, cause, error: null, recipients: told.length, cards: report.count });
  }
}
