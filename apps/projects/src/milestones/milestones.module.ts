import { Module } from '@nestjs/common';
import { TableReader } from '@nivel/platform/table-reader';
import { BoardModule } from '../board/board.module.ts';
import { DocumentedCommands } from './documented-commands.ts';
import { CreateCricoListHandler } from './create-crico-list.handler.ts';
import { DeleteCricoListHandler } from './delete-crico-list.handler.ts';
import { GetCricoListsHandler } from './get-crico-lists.handler.ts';
import { UpdateCricoListHandler } from './update-crico-list.handler.ts';
import { CreateCricoMilestoneHandler } from './create-crico-milestone.handler.ts';
import { DeleteMilestoneSafelyHandler } from './delete-milestone-safely.handler.ts';
import { GetCricoProjectMilestonesHandler } from './get-crico-project-milestones.handler.ts';
import { UpdateCricoMilestoneHandler } from './update-crico-milestone.handler.ts';
import { ListResolver } from './list-resolver.ts';
import { MilestoneResolver } from './milestone-resolver.ts';
import { DeleteMilestoneHandler } from './delete-milestone.handler.ts';
import { InsertMilestoneHandler } from './insert-milestone.handler.ts';
import { ReadCricoMilestonesHandler } from './read-crico-milestones.handler.ts';
import { ReadMilestoneAttachmentsHandler } from './read-milestone-attachments.handler.ts';
import { ReadMilestoneDependenciesHandler } from './read-milestone-dependencies.handler.ts';
import { ReadMilestoneHistoryHandler } from './read-milestone-history.handler.ts';
import { ReadMilestonesHandler } from './read-milestones.handler.ts';
import { UpdateMilestoneHandler } from './update-milestone.handler.ts';
import { MilestonesRepository } from './milestones.repository.ts';

/** Cards and lists by their documented names: the same commands and rows as on boards. */
@Module({
  imports: [BoardModule],
  providers: [
    CreateCricoListHandler,
    CreateCricoMilestoneHandler,
    DeleteCricoListHandler,
    DeleteMilestoneHandler,
    DeleteMilestoneSafelyHandler,
    DocumentedCommands,
    GetCricoListsHandler,
    GetCricoProjectMilestonesHandler,
    InsertMilestoneHandler,
    ListResolver,
    MilestoneResolver,
    MilestonesRepository,
    ReadCricoMilestonesHandler,
    ReadMilestoneAttachmentsHandler,
    ReadMilestoneDependenciesHandler,
    ReadMilestoneHistoryHandler,
    ReadMilestonesHandler,
    TableReader,
    UpdateCricoListHandler,
    UpdateCricoMilestoneHandler,
    UpdateMilestoneHandler,
  ],
  exports: [MilestonesRepository, TableReader],
})
export class MilestonesModule {}
