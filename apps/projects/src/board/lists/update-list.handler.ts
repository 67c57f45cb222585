import type { InputOf } from '@nivel/contracts/kernel/operation';
import { updateList } from '@nivel/contracts/projects/update-list.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { updateListRule } from './list-rules.ts';

@Handles(updateList)
export class UpdateListHandler implements Handler<typeof updateList> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof updateList>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(updateList, updateListRule, input, call);
  }
}
