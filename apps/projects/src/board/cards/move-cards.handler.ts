import type { InputOf } from '@nivel/contracts/kernel/operation';
import { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Assignees } from '../card-content/assignees.ts';
import { ProjectCommands } from '../commands/project-commands.ts';
import { moveCardsRule } from './card-rules.ts';

@Handles(moveCards)
export class MoveCardsHandler implements Handler<typeof moveCards> {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly assignees: Assignees,
  ) {}

  async handle(input: InputOf<typeof moveCards>, call: Call): Promise<ProjectDelta> {
    await this.assignees.check(input.project_id, input.set?.assignee);
    await this.assignees.checkValues(input.project_id, [input.set?.fields]);
    return this.commands.run(moveCards, moveCardsRule, input, call);
  }
}
