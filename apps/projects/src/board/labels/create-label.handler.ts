import type { InputOf } from '@nivel/contracts/kernel/operation';
import { createLabel } from '@nivel/contracts/projects/create-label.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { createLabelRule } from './label-rules.ts';

@Handles(createLabel)
export class CreateLabelHandler implements Handler<typeof createLabel> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof createLabel>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(createLabel, createLabelRule, input, call);
  }
}
