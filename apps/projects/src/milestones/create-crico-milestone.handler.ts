import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { createCricoMilestone } from '@nivel/contracts/projects/create-crico-milestone.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { DocumentedCommands } from './documented-commands.ts';

@Handles(createCricoMilestone)
export class CreateCricoMilestoneHandler implements Handler<typeof createCricoMilestone> {
  constructor(private readonly commands: DocumentedCommands) {}

  async handle(
    input: InputOf<typeof createCricoMilestone>,
    call: Call,
  ): Promise<OutputOf<typeof createCricoMilestone>> {
    const wanted = {
      title: input.title_param,
      description: input.description_param,
      priority: input.priority_param ?? null,
      due_on: input.due_date_param ?? null,
      assignee: input.assignee_param ?? null,
      list_id: input.list_id_param ?? null,
    };
    return {
      success: true,
      milestone_id: await this.commands.create(input.project_id_param, wanted, call),
      error: null,
    };
  }
}
