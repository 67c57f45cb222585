import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { saveSavedView } from '@nivel/contracts/projects/save-saved-view.operation';
import { savedViewErrors, type SavedViewRow } from '@nivel/contracts/projects/saved-view';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsClient } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { SavedViewsRepository } from './saved-views.repository.ts';
import { checkSharing } from './policy.ts';

/** Shared ones of a project, and those of one person in it. */
const MOST_VIEWS = 50;

@Handles(saveSavedView)
export class SaveSavedViewHandler implements Handler<typeof saveSavedView> {
  constructor(
    private readonly views: SavedViewsRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle({ project_id, view_id: id, ...fields }: InputOf<typeof saveSavedView>, call: Call): Promise<SavedViewRow> {
    const view = { id, ...fields };
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const role = await this.locked.for(unit, project_id, userId, 'member');
      const shown = await this.views.shownTo(unit, project_id, userId);
      const known = shown.find((one) => one.id === id);
      const isTold = view.is_shared || known?.is_shared === true;
      checkSharing(role, isTold);
      const others = shown.filter((one) => one.id !== id && one.is_shared === view.is_shared);
      if (known?.is_shared !== view.is_shared && others.length >= MOST_VIEWS)
        throw new AppError(savedViewErrors.too_many_views);
      if (!(await this.views.save(unit, project_id, userId, view))) throw new AppError(savedViewErrors.view_not_found);
      if (isTold) await this.log.note(unit, project_id, 'settings', 'save-saved-view');
      return view;
    });
  }
}
