import { Module } from '@nestjs/common';
import { BoardModule } from '../board/board.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { DeleteSavedViewHandler } from './delete-saved-view.handler.ts';
import { ListSavedViewsHandler } from './list-saved-views.handler.ts';
import { SaveSavedViewHandler } from './save-saved-view.handler.ts';
import { SavedViewsRepository } from './saved-views.repository.ts';

/** Ways to look at a project that have names. */
@Module({
  imports: [BoardModule, ProjectAccessModule],
  providers: [DeleteSavedViewHandler, ListSavedViewsHandler, SaveSavedViewHandler, SavedViewsRepository],
  exports: [SavedViewsRepository],
})
export class SavedViewsModule {}
