import type { Type } from '@nestjs/common';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { setCardStatus } from '@nivel/contracts/projects/set-card-status.operation';
import { Handles, type Call } from '@nivel/platform/handler';
import { Assignees } from './card-content/assignees.ts';
import { moveCardsRule } from './cards/card-rules.ts';
import { setCardStatusRule } from './cards/card-status-rules.ts';
import type { CommandRule } from './commands/command.ts';
import { ProjectCommands } from './commands/project-commands.ts';

/** The handler of a command that brings cards to a place, and gives them to whom the place stands for. */
const placeHandlerOf = <O extends typeof moveCards | typeof setCardStatus>(
  operation: O,
  rule: CommandRule<InputOf<O>>,
): Type => {
  @Handles(operation)
  class PlaceHandler {
    constructor(
      private readonly commands: ProjectCommands,
      private readonly assignees: Assignees,
    ) {}

    async handle(input: InputOf<O>, call: Call): Promise<ProjectDelta> {
      await this.assignees.check(input.project_id, input.set?.assignee);
      await this.assignees.checkValues(input.project_id, [input.set?.fields]);
      return this.commands.run(operation, rule, input, call);
    }
  }
  return PlaceHandler;
};

export const placeHandlers = [
  placeHandlerOf(moveCards, moveCardsRule),
  placeHandlerOf(setCardStatus, setCardStatusRule),
];
