import { Module } from '@nestjs/common';
import { CommandsModule } from '../commands/commands.module.ts';
import { CommandReversal } from './command-reversal.ts';
import { RedoCommandHandler } from './redo-command.handler.ts';
import { UndoCommandHandler } from './undo-command.handler.ts';

/** Takes back what somebody did, and does it again. */
@Module({
  imports: [CommandsModule],
  providers: [CommandReversal, RedoCommandHandler, UndoCommandHandler],
})
export class UndoModule {}
