import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { previewEmailReport } from '@nivel/contracts/projects/automation/preview-email-report.operation';
import { previewEmailReport as previewEmail } from '@nivel/contracts/worker/preview-email-report.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { ownContext } from '@nivel/messaging/rpc-frame';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../../accounts/accounts.repository.ts';
import { personZone } from '../../accounts/person-day.ts';
import type { ProjectsClient } from '../../database.ts';
import { EmailReportRepository } from './email-report.repository.ts';

/** Uses the caller's own time zone. The worker, which also sends reports, renders words and pictures. */
@Handles(previewEmailReport)
export class PreviewEmailReportHandler implements Handler<typeof previewEmailReport> {
  constructor(
    private readonly reports: EmailReportRepository,
    private readonly accounts: AccountsRepository,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id: projectId, locale }: InputOf<typeof previewEmailReport>,
    call: Call,
  ): Promise<OutputOf<typeof previewEmailReport>> {
    const { reads } = this.work;
    const timeZone = personZone(await this.accounts.find(reads, actorOf(call).userId));
    const report = await this.reports.of(reads, { projectId, timeZone }, this.clock.now());
    return this.rpc.call(previewEmail, { report, locale, time_zone: timeZone }, ownContext(previewEmail, call.trace));
  }
}
