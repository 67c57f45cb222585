import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Assignees } from '../card-content/assignees.ts';
import { updateCardsRule } from './card-rules.ts';
import { ProjectCommands } from '../commands/project-commands.ts';

@Handles(updateCards)
export class UpdateCardsHandler implements Handler<typeof updateCards> {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly assignees: Assignees,
  ) {}

  async handle(input: InputOf<typeof updateCards>, call: Call): Promise<ProjectDelta> {
    await this.assignees.check(input.project_id, input.set.assignee);
    await this.assignees.checkWatchers(input.project_id, input.add?.watchers);
    await this.assignees.checkValues(input.project_id, [input.set.fields]);
    return this.commands.run(updateCards, updateCardsRule, input, call);
  }
}
