import type { InputOf } from '@nivel/contracts/kernel/operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { updateCardTextRule } from './card-text-rules.ts';

@Handles(updateCardText)
export class UpdateCardTextHandler implements Handler<typeof updateCardText> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof updateCardText>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(updateCardText, updateCardTextRule, input, call);
  }
}
