import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { Assignees } from './card-content/assignees.ts';
import { BoardRepository } from './commands/board.repository.ts';
import { CardNotices } from './notices/card-notices.ts';
import { ChangeCardSetsHandler } from './card-content/change-card-sets.handler.ts';
import { commandHandlers } from './command-handlers.ts';
import { CreateCardHandler } from './cards/create-card.handler.ts';
import { ListCardHistoryHandler } from './log/list-card-history.handler.ts';
import { ListProjectChangesHandler } from './log/list-project-changes.handler.ts';
import { VisibilityLoss } from './commands/visibility-loss.ts';
import { placeHandlers } from './place-handlers.ts';
import { ProjectCommands } from './commands/project-commands.ts';
import { ProjectLog } from './log/project-log.ts';
import { PutCardsHandler } from './cards/put-cards.handler.ts';
import { ReadBoardHandler } from './snapshot/read-board.handler.ts';
import { ReadCardHandler } from './snapshot/read-card.handler.ts';
import { SaveCardHandler } from './cards/save-card.handler.ts';
import { PositionRebalancer } from './commands/position-rebalancer.ts';
import { RedoCommandHandler, UndoCommandHandler } from './undo-handlers.ts';
import { CommandReversal } from './undo/command-reversal.ts';
import { UpdateCardsHandler } from './cards/update-cards.handler.ts';

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
    VisibilityLoss,
    ProjectCommands,
    ProjectLog,
    PutCardsHandler,
    ReadBoardHandler,
    ReadCardHandler,
    RedoCommandHandler,
    SaveCardHandler,
    PositionRebalancer,
    UndoCommandHandler,
    CommandReversal,
    UpdateCardsHandler,
  ],
  exports: [Assignees, ProjectCommands, ProjectLog],
})
export class BoardModule {}
