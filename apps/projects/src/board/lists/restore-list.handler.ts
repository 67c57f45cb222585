import type { InputOf } from '@nivel/contracts/kernel/operation';
import { restoreList } from '@nivel/contracts/projects/restore-list.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { restoreListRule } from './list-rules.ts';

@Handles(restoreList)
export class RestoreListHandler implements Handler<typeof restoreList> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof restoreList>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(restoreList, restoreListRule, input, call);
  }
}
