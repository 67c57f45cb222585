import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { Assignees } from './assignees.ts';
import { BoardRepository } from './board.repository.ts';
import { CardNotices } from './card-notices.ts';
import { ChangeCardSetsHandler } from './change-card-sets.handler.ts';
import { commandHandlers } from './command-handlers.ts';
import { CreateCardHandler } from './create-card.handler.ts';
import { ListCardHistoryHandler } from './list-card-history.handler.ts';
import { ListProjectChangesHandler } from './list-project-changes.handler.ts';
import { LostSight } from './lost-sight.ts';
import { placeHandlers } from './place-handlers.ts';
import { ProjectCommands } from './project-commands.ts';
import { ProjectLog } from './project-log.ts';
import { PutCardsHandler } from './put-cards.handler.ts';
import { ReadBoardHandler } from './read-board.handler.ts';
import { ReadCardHandler } from './read-card.handler.ts';
import { SaveCardHandler } from './save-card.handler.ts';
import { Spreading } from './spreading.ts';
import { RedoCommandHandler, UndoCommandHandler } from './undo-handlers.ts';
import { Undoing } from './undoing.ts';
import { UpdateCardsHandler } from './update-cards.handler.ts';

/** Lists and cards of projects, and the one log of what changed. */
@Module({
  imports: [ProjectAccessModule],
  providers: [
    ...commandHandlers,
    ...placeHandlers,
    Assignees,
    BoardRepository,
    CardNotices,
    ChangeCardSetsHandler,
    CreateCardHandler,
    ListCardHistoryHandler,
    ListProjectChangesHandler,
    LostSight,
    ProjectCommands,
    ProjectLog,
    PutCardsHandler,
    ReadBoardHandler,
    ReadCardHandler,
    RedoCommandHandler,
    SaveCardHandler,
    Spreading,
    UndoCommandHandler,
    Undoing,
    UpdateCardsHandler,
  ],
  exports: [Assignees, ProjectCommands, ProjectLog],
})
export class BoardModule {}
