import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listSavedViews } from '@nivel/contracts/projects/list-saved-views.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { SavedViewsRepository } from './saved-views.repository.ts';

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
