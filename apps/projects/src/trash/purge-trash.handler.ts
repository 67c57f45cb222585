import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { purgeTrash } from '@nivel/contracts/projects/purge-trash.operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { CopiesRepository } from '../copying/copies.repository.ts';
import { CopyEnds } from '../copying/copy-ends.ts';
import type { ProjectsClient } from '../database.ts';
import { DeletedProjectsRepository } from './deleted-projects.repository.ts';
import { MOST_AT_ONCE } from './purge.sql.ts';
import { TrashTime } from './trash-time.ts';

/** A copy takes seconds; one that was begun an hour ago is not coming any more. */
const STUCK_AFTER_MS = 3_600_000;

@Handles(purgeTrash)
export class PurgeTrashHandler implements Handler<typeof purgeTrash> {
  constructor(
    private readonly projects: DeletedProjectsRepository,
    private readonly copies: CopiesRepository,
    private readonly ends: CopyEnds,
    private readonly trash: TrashTime,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(): Promise<OutputOf<typeof purgeTrash>> {
    const removed_copies = await this.work.run(BY_ITSELF, async (unit) => {
      const stuck = await this.copies.stuck(unit, new Date(unit.now.getTime() - STUCK_AFTER_MS));
      for (const copy of stuck) await this.ends.remove(unit, copy);
      return stuck.length;
    });
    const purged = await this.work.run(BY_ITSELF, (unit) => this.projects.purge(unit, this.trash.beginOf(unit.now)));
    return { purged, removed_copies, has_more: purged === MOST_AT_ONCE };
  }
}
