import type { InputOf } from '@nivel/contracts/kernel/operation';
import { deleteField } from '@nivel/contracts/projects/delete-field.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { deleteFieldRule } from './field-rules.ts';

@Handles(deleteField)
export class DeleteFieldHandler implements Handler<typeof deleteField> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof deleteField>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(deleteField, deleteFieldRule, input, call);
  }
}
