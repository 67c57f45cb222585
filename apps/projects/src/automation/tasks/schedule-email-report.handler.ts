import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import type { EmailReportSchedule } from '@nivel/contracts/projects/automation/project-task';
import { scheduleEmailReport } from '@nivel/contracts/projects/automation/schedule-email-report.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../../board/log/project-log.ts';
import type { ProjectsClient } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { ReportRecipients } from '../reports/report-recipients.ts';
import { ProjectTasksRepository, type StoredTask } from './project-tasks.repository.ts';
import { firstTimeOf } from './task-times.ts';

const isSame = (stored: StoredTask | null, seen: EmailReportSchedule | null): boolean => {
  if (stored === null || seen === null) return stored === seen;
  const recipients = new Set(seen.recipients);
  return (
    stored.cron === seen.time.cron &&
    stored.timeZone === seen.time.time_zone &&
    stored.recipients.length === recipients.size &&
    stored.recipients.every((id) => recipients.has(id))
  );
};

@Handles(scheduleEmailReport)
export class ScheduleEmailReportHandler implements Handler<typeof scheduleEmailReport> {
  constructor(
    private readonly tasks: ProjectTasksRepository,
    private readonly recipients: ReportRecipients,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id: projectId, time, recipients, seen }: InputOf<typeof scheduleEmailReport>,
    call: Call,
  ): Promise<OutputOf<typeof scheduleEmailReport>> {
    const { userId } = actorOf(call);
    const kind = 'email-report';
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, projectId, userId, 'lead');
      const before = await this.tasks.lock(unit, projectId, kind);
      // Asked again, it is answered as the first time, whatever has changed since.
      if (before?.ownerId === userId && isSame(before, { time, recipients })) return { success: true };
      if (!isSame(before, seen)) throw new AppError(automationErrors.project_task_changed);
      const first = firstTimeOf(time, unit.now);
      await this.recipients.check(unit, projectId, recipients);
      await this.tasks.setUp(unit, { projectId, kind, ownerId: userId, recipients, time, first });
      await this.log.note(unit, projectId, 'settings', 'set-up-project-task');
      return { success: true };
    });
  }
}
