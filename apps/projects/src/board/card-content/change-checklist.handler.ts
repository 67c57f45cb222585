import type { InputOf } from '@nivel/contracts/kernel/operation';
import { changeChecklist } from '@nivel/contracts/projects/change-checklist.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { changeChecklistRule } from './card-set-rules.ts';

@Handles(changeChecklist)
export class ChangeChecklistHandler implements Handler<typeof changeChecklist> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof changeChecklist>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(changeChecklist, changeChecklistRule, input, call);
  }
}
