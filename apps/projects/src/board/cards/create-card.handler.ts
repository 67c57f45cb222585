import type { InputOf } from '@nivel/contracts/kernel/operation';
import { createCard } from '@nivel/contracts/projects/create-card.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Assignees } from '../card-content/assignees.ts';
import { createCardRule } from './card-rules.ts';
import { ProjectCommands } from '../commands/project-commands.ts';

@Handles(createCard)
export class CreateCardHandler implements Handler<typeof createCard> {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly assignees: Assignees,
  ) {}

  async handle(input: InputOf<typeof createCard>, call: Call): Promise<ProjectDelta> {
    await this.assignees.check(input.project_id, input.assignee);
    await this.assignees.checkWatchers(input.project_id, input.watchers);
    await this.assignees.checkValues(input.project_id, [input.fields]);
    return this.commands.run(createCard, createCardRule, input, call);
  }
}
