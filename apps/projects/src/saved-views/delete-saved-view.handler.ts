import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { deleteSavedView } from '@nivel/contracts/projects/delete-saved-view.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsClient } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { SavedViewsRepository } from './saved-views.repository.ts';
import { checkSharing } from './policy.ts';

@Handles(deleteSavedView)
export class DeleteSavedViewHandler implements Handler<typeof deleteSavedView> {
  constructor(
    private readonly views: SavedViewsRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id, view_id }: InputOf<typeof deleteSavedView>,
    call: Call,
  ): Promise<OutputOf<typeof deleteSavedView>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const role = await this.locked.for(unit, project_id, userId, 'member');
      const known = (await this.views.shownTo(unit, project_id, userId)).find(({ id }) => id === view_id);
      if (known === undefined) return { success: true };
      checkSharing(role, known.is_shared);
      await this.views.delete(unit, project_id, view_id);
      if (known.is_shared) await this.log.note(unit, project_id, 'settings', 'delete-saved-view');
      return { success: true };
    });
  }
}
