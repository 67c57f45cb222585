import type { InputOf } from '@nivel/contracts/kernel/operation';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { createFieldRule } from './field-rules.ts';

@Handles(createField)
export class CreateFieldHandler implements Handler<typeof createField> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof createField>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(createField, createFieldRule, input, call);
  }
}
