import type { InputOf } from '@nivel/contracts/kernel/operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectCommands } from '../commands/project-commands.ts';
import { deleteCardsRule } from './card-rules.ts';

@Handles(deleteCards)
export class DeleteCardsHandler implements Handler<typeof deleteCards> {
  constructor(private readonly commands: ProjectCommands) {}

  handle(input: InputOf<typeof deleteCards>, call: Call): Promise<ProjectDelta> {
    return this.commands.run(deleteCards, deleteCardsRule, input, call);
  }
}
