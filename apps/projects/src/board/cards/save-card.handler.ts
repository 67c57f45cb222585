import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { saveCard } from '@nivel/contracts/projects/save-card.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Assignees } from '../card-content/assignees.ts';
import { ProjectCommands } from '../commands/project-commands.ts';
import { saveCardRule } from './save-card-rule.ts';

@Handles(saveCard)
export class SaveCardHandler implements Handler<typeof saveCard> {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly assignees: Assignees,
  ) {}

  async handle(input: InputOf<typeof saveCard>, call: Call): Promise<ProjectDelta> {
    await this.assignees.check(input.project_id, input.set.assignee);
    await this.assignees.checkWatchers(input.project_id, input.add.watchers);
    await this.assignees.checkValues(input.project_id, [input.set.fields]);
    return this.commands.run(saveCard, saveCardRule, input, call);
  }
}
