import { Module } from '@nestjs/common';
import { CommandsModule } from '../commands/commands.module.ts';
import { CommandReversal } from './command-reversal.ts';
import { RedoCommandHandler } from './redo-command.handler.ts';
import { UndoCommandHandler } from './undo-command.handler.ts';

/** Undo and redo of a person's commands. */
@Module({
  imports: [CommandsModule],
  providers: [CommandReversal, RedoCommandHandler, UndoCommandHandler],
})
export class UndoModule {}
