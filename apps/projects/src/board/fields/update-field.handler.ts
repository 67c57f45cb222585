import type { InputOf } from '@nivel/contracts/kernel/operation';
import { updateField } from '@nivel/contracts/projects/update-field.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { updateFieldRule } from './field-rules.ts';

@Handles(updateField)
export class UpdateFieldHandler implements Handler<typeof updateField> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof updateField>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(updateField, updateFieldRule, input, call);
  }
}
