import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { project } from '@nivel/contracts/projects/memberships';
import type { ProjectsUnit } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';
import { AutomationSettingsRepository } from '../settings/automation-settings.repository.ts';
import { ReportPreparation, type WantedReport } from '../reports/report-preparation.ts';
import { ProjectTasksRepository, type StoredTask, type TaskKey } from './project-tasks.repository.ts';
import { nextTimeOf, retryTimeOf } from './task-times.ts';

/** Runs a task of a project: sends the report, records the run and sets the next time, in one unit. */
@Injectable()
export class ProjectTaskRunner {
  constructor(
    private readonly tasks: ProjectTasksRepository,
    private readonly reports: ReportPreparation,
    private readonly roles: ProjectRolesRepository,
    private readonly settings: AutomationSettingsRepository,
  ) {}

  /**
   * Runs a task on its schedule, under the unit's lock. It stops when its owner no longer leads the project; other reasons not
   * to send are recorded.
   */
  async runDue(unit: ProjectsUnit, task: StoredTask): Promise<void> {
    const role = await this.roles.roleOf(unit, task.ownerId, task.projectId);
    const next = nextTimeOf(task, unit.now);
    const mayRun = isAtLeast(project, role, 'lead');
    await this.tasks.save(unit, {
      ...task,
      isPaused: !mayRun || next === null,
      nextRunAt: next ?? unit.now,
      failures: 0,
    });
    if (!mayRun) return this.recordFailure(unit, task, automationErrors.rule_owner_has_no_right.code);
    if (await this.settings.isPaused(unit, task.projectId))
      return this.recordFailure(unit, task, automationErrors.automation_paused.code);
    try {
      await this.run(unit, task, unit.newId(), 'schedule');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await this.recordFailure(unit, task, error.definition.code);
    }
  }

  /**
   * Runs a task at a person's request, under the unit's lock of the project.
   * @throws AppError `project_without_emails`, `report_without_recipients`, `too_many_emails`
   */
  async runByHand(unit: ProjectsUnit, wanted: WantedReport, runId: string): Promise<void> {
    await this.run(unit, wanted, runId, 'hand');
  }

  /** It could not be done: that is written down, and it is tried again before its next time. The unit holds the task. */
  async putOff(unit: ProjectsUnit, task: StoredTask): Promise<void> {
    const failures = task.failures + 1;
    const [next, retry] = [nextTimeOf(task, unit.now), retryTimeOf(failures, unit.now)];
    await this.tasks.save(unit, { ...task, failures, nextRunAt: next !== null && next < retry ? next : retry });
    await this.recordFailure(unit, task, automationErrors.report_failed.code);
  }

  private async run(unit: ProjectsUnit, wanted: WantedReport, id: string, cause: 'schedule' | 'hand'): Promise<void> {
    const { recipients, cards, tell } = await this.reports.prepare(unit, wanted);
    tell();
    await this.tasks.record(unit, wanted, { id, cause, error: null, recipients: recipients.length, cards });
  }

  private async recordFailure(unit: ProjectsUnit, task: TaskKey, error: string): Promise<void> {
    const run = { id: unit.newId(), cause: 'schedule', error, recipients: 0, cards: 0 } as const;
    await this.tasks.record(unit, task, run);
  }
}
