import type { InputOf } from '@nivel/contracts/kernel/operation';
import { setCardStatus } from '@nivel/contracts/projects/set-card-status.operation';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { Assignees } from '../card-content/assignees.ts';
import { ProjectCommands } from '../commands/project-commands.ts';
import { setCardStatusRule } from './card-status-rules.ts';

@Handles(setCardStatus)
export class SetCardStatusHandler implements Handler<typeof setCardStatus> {
  constructor(
    private readonly commands: ProjectCommands,
    private readonly assignees: Assignees,
  ) {}

  async handle(input: InputOf<typeof setCardStatus>, call: Call): Promise<ProjectDelta> {
    await this.assignees.check(input.project_id, input.set?.assignee);
    await this.assignees.checkValues(input.project_id, [input.set?.fields]);
    return this.commands.run(setCardStatus, setCardStatusRule, input, call);
  }
}
