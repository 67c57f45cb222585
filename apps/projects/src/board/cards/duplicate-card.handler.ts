import type { InputOf } from '@nivel/contracts/kernel/operation';
import { duplicateCard } from '@nivel/contracts/projects/duplicate-card.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { duplicateCardRule } from './card-status-rules.ts';

@Handles(duplicateCard)
export class DuplicateCardHandler implements Handler<typeof duplicateCard> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof duplicateCard>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(duplicateCard, duplicateCardRule, input, call);
  }
}
