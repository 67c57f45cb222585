import type { InputOf } from '@nivel/contracts/kernel/operation';
import { deleteLabel } from '@nivel/contracts/projects/delete-label.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { deleteLabelRule } from './label-rules.ts';

@Handles(deleteLabel)
export class DeleteLabelHandler implements Handler<typeof deleteLabel> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof deleteLabel>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(deleteLabel, deleteLabelRule, input, call);
  }
}
