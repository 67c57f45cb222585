import type { InputOf } from '@nivel/contracts/kernel/operation';
import { createList } from '@nivel/contracts/projects/create-list.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { createListRule } from './list-rules.ts';

@Handles(createList)
export class CreateListHandler implements Handler<typeof createList> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof createList>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(createList, createListRule, input, call);
  }
}
