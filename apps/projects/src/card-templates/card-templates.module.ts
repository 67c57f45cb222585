import { Module } from '@nestjs/common';
import { BoardModule } from '../board/board.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { DeleteCardTemplateHandler } from './delete-card-template.handler.ts';
import { ListCardTemplatesHandler } from './list-card-templates.handler.ts';
import { SaveCardTemplateHandler } from './save-card-template.handler.ts';
import { CardTemplatesRepository } from './card-templates.repository.ts';

/** Templates from which new cards of a project may begin. */
@Module({
  imports: [BoardModule, ProjectAccessModule],
  providers: [CardTemplatesRepository, DeleteCardTemplateHandler, ListCardTemplatesHandler, SaveCardTemplateHandler],
  exports: [CardTemplatesRepository],
})
export class CardTemplatesModule {}
