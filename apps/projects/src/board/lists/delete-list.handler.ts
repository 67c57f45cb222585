import type { InputOf } from '@nivel/contracts/kernel/operation';
import { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { deleteListRule } from './list-rules.ts';

@Handles(deleteList)
export class DeleteListHandler implements Handler<typeof deleteList> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof deleteList>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(deleteList, deleteListRule, input, call);
  }
}
