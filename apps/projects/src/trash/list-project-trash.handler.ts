import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { folded } from '@nivel/contracts/projects/filter/folded';
import { listProjectTrash } from '@nivel/contracts/projects/list-project-trash.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { TrashRetention } from '../retention/trash-retention.ts';
import { ProjectTrashRepository } from './project-trash.repository.ts';

@Handles(listProjectTrash)
export class ListProjectTrashHandler implements Handler<typeof listProjectTrash> {
  constructor(
    private readonly repository: ProjectTrashRepository,
    private readonly trash: TrashRetention,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  async handle({
    project_id,
    search,
    after,
    limit,
  }: InputOf<typeof listProjectTrash>): Promise<OutputOf<typeof listProjectTrash>> {
    // One more than is shown reveals whether there are older ones.
    const rows = await this.repository.page(this.work.reads, project_id, {
      words: folded(search),
      deletedAfter: this.trash.beginOf(this.clock.now()),
      behind: after === undefined ? null : { deletedAt: new Date(after.deleted_at), id: after.id },
      most: limit + 1,
    });
    const things = rows.slice(0, limit).map(({ of, deletedAt, deletedBy, ...thing }) => ({
      ...thing,
      of: of === 'list' ? ('list' as const) : ('card' as const),
      deleted_at: deletedAt.toISOString(),
      deleted_by: deletedBy,
      purged_at: this.trash.endFor(deletedAt).toISOString(),
    }));
    const last = things.at(-1);
    const next = rows.length > limit && last ? { deleted_at: last.deleted_at, id: last.id } : null;
    return { things, days: this.trash.days, next };
  }
}
