import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { changeCardSets } from '@nivel/contracts/projects/change-card-sets.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Assignees } from './assignees.ts';
import { changeCardSetsRule } from './card-set-rules.ts';
import { ProjectCommands } from '../commands/project-commands.ts';

@Handles(changeCardSets)
export class ChangeCardSetsHandler implements Handler<typeof changeCardSets> {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly assignees: Assignees,
  ) {}

  async handle(input: InputOf<typeof changeCardSets>, call: Call): Promise<ProjectDelta> {
    await this.assignees.checkWatchers(input.project_id, input.add.watchers);
    return this.commands.run(changeCardSets, changeCardSetsRule, input, call);
  }
}
