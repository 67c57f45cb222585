import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { putCards } from '@nivel/contracts/projects/put-cards.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Assignees } from '../card-content/assignees.ts';
import { ProjectCommands } from '../commands/project-commands.ts';
import { putCardsRule } from './put-cards-rule.ts';

@Handles(putCards)
export class PutCardsHandler implements Handler<typeof putCards> {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly assignees: Assignees,
  ) {}

  async handle(input: InputOf<typeof putCards>, call: Call): Promise<ProjectDelta> {
    const sets = [...input.create, ...input.update].map(({ set }) => set);
    for (const assignee of new Set(sets.map((set) => set.assignee)))
      await this.assignees.check(input.project_id, assignee);
    await this.assignees.checkValues(
      input.project_id,
      sets.map(({ fields }) => fields ?? {}),
    );
    return this.commands.run(putCards, putCardsRule, input, call);
  }
}
