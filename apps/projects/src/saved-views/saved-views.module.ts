import { Module } from '@nestjs/common';
import { BoardModule } from '../board/board.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { DeleteSavedViewHandler, ListSavedViewsHandler, SaveSavedViewHandler } from './saved-view-handlers.ts';
import { SavedViewsRepository } from './saved-views.repository.ts';

/** Ways to look at a project that have names. */
@Module({
  imports: [BoardModule, ProjectAccessModule],
  providers: [DeleteSavedViewHandler, ListSavedViewsHandler, SaveSavedViewHandler, SavedViewsRepository],
  exports: [SavedViewsRepository],
})
export class SavedViewsModule {}
