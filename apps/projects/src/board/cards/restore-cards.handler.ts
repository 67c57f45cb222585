import type { InputOf } from '@nivel/contracts/kernel/operation';
import { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { restoreCardsRule } from './card-rules.ts';

@Handles(restoreCards)
export class RestoreCardsHandler implements Handler<typeof restoreCards> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof restoreCards>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(restoreCards, restoreCardsRule, input, call);
  }
}
