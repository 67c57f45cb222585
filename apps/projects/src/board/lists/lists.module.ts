import { Module } from '@nestjs/common';
import { CommandsModule } from '../commands/commands.module.ts';
import { CreateListHandler } from './create-list.handler.ts';
import { DeleteListHandler } from './delete-list.handler.ts';
import { RestoreListHandler } from './restore-list.handler.ts';
import { UpdateListHandler } from './update-list.handler.ts';

/** The lists of boards. */
@Module({
  imports: [CommandsModule],
  providers: [CreateListHandler, DeleteListHandler, RestoreListHandler, UpdateListHandler],
})
export class ListsModule {}
