import type { InputOf } from '@nivel/contracts/kernel/operation';
import { updateLabel } from '@nivel/contracts/projects/update-label.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { updateLabelRule } from './label-rules.ts';

@Handles(updateLabel)
export class UpdateLabelHandler implements Handler<typeof updateLabel> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof updateLabel>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(updateLabel, updateLabelRule, input, call);
  }
}
