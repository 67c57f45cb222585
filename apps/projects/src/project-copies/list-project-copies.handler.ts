import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listProjectCopies } from '@nivel/contracts/projects/list-project-copies.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { CopiesRepository } from './copies.repository.ts';

@Handles(listProjectCopies)
export class ListProjectCopiesHandler implements Handler<typeof listProjectCopies> {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(_: InputOf<typeof listProjectCopies>, call: Call): Promise<OutputOf<typeof listProjectCopies>> {
    const rows = await this.copies.mine(this.work.reads, actorOf(call).userId);
    const copies = rows.map(({ id, name, color, organizationId, copiedFrom, copyingSince, done, total }) => ({
      project_id: id,
      name,
      color,
      organization_id: organizationId,
      copied_from: copiedFrom,
      started_at: copyingSince.toISOString(),
      cards_done: done,
      cards_total: total,
    }));
    return { copies };
  }
}
