import { Module } from '@nestjs/common';
import { ProjectAccessModule } from '../../project-access/project-access.module.ts';
import { CardNoticesModule } from '../card-notices/card-notices.module.ts';
import { BoardRepository } from './board.repository.ts';
import { CommandNotifier } from './command-notifier.ts';
import { PositionRebalancer } from './position-rebalancer.ts';
import { ProjectCommands } from './project-commands.ts';
import { VisibilityLoss } from './visibility-loss.ts';

/** The one way to change a project, and how it is stored. */
@Module({
  imports: [CardNoticesModule, ProjectAccessModule],
  providers: [BoardRepository, CommandNotifier, PositionRebalancer, ProjectCommands, VisibilityLoss],
  exports: [BoardRepository, ProjectCommands],
})
export class CommandsModule {}
