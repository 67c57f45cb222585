import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { sendEmailReport } from '@nivel/contracts/projects/automation/send-email-report.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../../accounts/accounts.repository.ts';
import { personZone } from '../../accounts/person-day.ts';
import type { ProjectsClient } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { ReportRecipients } from '../reports/report-recipients.ts';
import { ProjectTaskRunner } from './project-task-runner.ts';
import { ProjectTasksRepository } from './project-tasks.repository.ts';

/** Its days are those of its sender. */
@Handles(sendEmailReport)
export class SendEmailReportHandler implements Handler<typeof sendEmailReport> {
  constructor(
    private readonly tasks: ProjectTasksRepository,
    private readonly runner: ProjectTaskRunner,
    private readonly recipients: ReportRecipients,
    private readonly accounts: AccountsRepository,
    private readonly locked: LockedProject,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id: projectId, run_id: runId, recipients }: InputOf<typeof sendEmailReport>,
    call: Call,
  ): Promise<OutputOf<typeof sendEmailReport>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, projectId, userId, 'lead');
      const report = { projectId, kind: 'email-report', recipients } as const;
      if (await this.tasks.hasRun(unit, report, runId)) return { success: true };
      await this.recipients.check(unit, projectId, recipients);
      const timeZone = personZone(await this.accounts.find(unit, userId));
      await this.runner.runByHand(unit, { ...report, timeZone }, runId);
      return { success: true };
    });
  }
}
