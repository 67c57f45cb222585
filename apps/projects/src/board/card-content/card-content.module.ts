import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { CommandsModule } from '../commands/commands.module.ts';
import { Assignees } from './assignees.ts';
import { ChangeCardSetsHandler } from './change-card-sets.handler.ts';
import { ChangeChecklistHandler } from './change-checklist.handler.ts';
import { PutLinkHandler } from './put-link.handler.ts';
import { SetCardCoverHandler } from './set-card-cover.handler.ts';
import { UpdateCardTextHandler } from './update-card-text.handler.ts';

/** The content of a card: long texts, sets of people, labels and cards, a checklist and a cover. */
@Module({
  imports: [CommandsModule, ProjectAccessModule],
  providers: [
    Assignees,
    ChangeCardSetsHandler,
    ChangeChecklistHandler,
    PutLinkHandler,
    SetCardCoverHandler,
    UpdateCardTextHandler,
  ],
  exports: [Assignees],
})
export class CardContentModule {}
