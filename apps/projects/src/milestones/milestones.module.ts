import { Module } from '@nestjs/common';
import { TableReader } from '@nivel/platform/table-reader';
import { BoardModule } from '../board/board.module.ts';
import { DocumentedCommands } from './documented-commands.ts';
import {
  CreateCricoListHandler,
  DeleteCricoListHandler,
  GetCricoListsHandler,
  UpdateCricoListHandler,
} from './list-handlers.ts';
import {
  CreateCricoMilestoneHandler,
  DeleteMilestoneSafelyHandler,
  GetCricoProjectMilestonesHandler,
  UpdateCricoMilestoneHandler,
} from './milestone-handlers.ts';
import { ListResolver, MilestoneResolver } from './milestone-resolvers.ts';
import { milestoneTableHandlers } from './milestone-table-handlers.ts';
import { MilestonesRepository } from './milestones.repository.ts';

/** Cards and lists by their documented names: the same commands and rows as on boards. */
@Module({
  imports: [BoardModule],
  providers: [
    ...milestoneTableHandlers,
    CreateCricoListHandler,
    CreateCricoMilestoneHandler,
    DeleteCricoListHandler,
    DeleteMilestoneSafelyHandler,
    DocumentedCommands,
    GetCricoListsHandler,
    GetCricoProjectMilestonesHandler,
    ListResolver,
    MilestoneResolver,
    MilestonesRepository,
    TableReader,
    UpdateCricoListHandler,
    UpdateCricoMilestoneHandler,
  ],
  exports: [MilestonesRepository, TableReader],
})
export class MilestonesModule {}
