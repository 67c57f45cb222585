import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listDeletedProjects } from '@nivel/contracts/projects/list-deleted-projects.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { DeletedProjectsRepository } from './deleted-projects.repository.ts';
import { TrashRetention } from '../retention/trash-retention.ts';

@Handles(listDeletedProjects)
export class ListDeletedProjectsHandler implements Handler<typeof listDeletedProjects> {
  constructor(
    private readonly projects: DeletedProjectsRepository,
    private readonly trash: TrashRetention,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  async handle(_: InputOf<typeof listDeletedProjects>, call: Call): Promise<OutputOf<typeof listDeletedProjects>> {
    const after = this.trash.beginOf(this.clock.now());
    const rows = await this.projects.list(this.work.reads, actorOf(call).userId, after);
    const projects = rows.map(({ id, name, color, organizationId, milestones, deletedAt, deletedBy }) => ({
      id,
      name,
      color,
      organization_id: organizationId,
      milestones_count: milestones,
      deleted_at: deletedAt.toISOString(),
      deleted_by: deletedBy,
      purged_at: this.trash.endFor(deletedAt).toISOString(),
    }));
    return { projects };
  }
}
