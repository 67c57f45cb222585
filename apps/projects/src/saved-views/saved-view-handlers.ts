import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { deleteSavedView } from '@nivel/contracts/projects/delete-saved-view.operation';
import { listSavedViews } from '@nivel/contracts/projects/list-saved-views.operation';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import { saveSavedView } from '@nivel/contracts/projects/save-saved-view.operation';
import { savedViewErrors, type SavedViewRow } from '@nivel/contracts/projects/saved-view';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../board/log/project-log.ts';
import type { ProjectsClient } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { SavedViewsRepository } from './saved-views.repository.ts';

/** Shared ones of a project, and those of one person in it. */
const MOST_VIEWS = 50;

/** @throws AppError `sharing_needs_lead` */
const checkSharing = (role: ProjectRole, isAboutShared: boolean): void => {
  if (isAboutShared && !isAtLeast(project, role, 'lead')) throw new AppError(savedViewErrors.sharing_needs_lead);
};

@Handles(listSavedViews)
export class ListSavedViewsHandler implements Handler<typeof listSavedViews> {
  constructor(
    private readonly views: SavedViewsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id }: InputOf<typeof listSavedViews>, call: Call): Promise<OutputOf<typeof listSavedViews>> {
    return { views: await this.views.shownTo(this.work.reads, project_id, actorOf(call).userId) };
  }
}

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
