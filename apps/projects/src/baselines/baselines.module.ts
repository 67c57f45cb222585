import { Module } from '@nestjs/common';
import { BoardModule } from '../board/board.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { RetentionModule } from '../retention/retention.module.ts';
import { BaselinesRepository } from './baselines.repository.ts';
import { DeleteBaselineHandler } from './delete-baseline.handler.ts';
import { ListBaselinesHandler } from './list-baselines.handler.ts';
import { MakeBaselineHandler } from './make-baseline.handler.ts';
import { ReadBaselineHandler } from './read-baseline.handler.ts';
import { RenameBaselineHandler } from './rename-baseline.handler.ts';
import { RestoreBaselineHandler } from './restore-baseline.handler.ts';

/** The dates of all cards of a project as they were planned at one moment. */
@Module({
  imports: [BoardModule, ProjectAccessModule, RetentionModule],
  providers: [
    BaselinesRepository,
    DeleteBaselineHandler,
    ListBaselinesHandler,
    MakeBaselineHandler,
    ReadBaselineHandler,
    RenameBaselineHandler,
    RestoreBaselineHandler,
  ],
})
export class BaselinesModule {}
