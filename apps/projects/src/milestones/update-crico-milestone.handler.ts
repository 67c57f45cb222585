import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { updateCricoMilestone } from '@nivel/contracts/projects/update-crico-milestone.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { DocumentedCommands } from './documented-commands.ts';

@Handles(updateCricoMilestone)
export class UpdateCricoMilestoneHandler implements Handler<typeof updateCricoMilestone> {
  constructor(private readonly commands: DocumentedCommands) {}

  async handle(
    { milestone_id_param, updates_param }: InputOf<typeof updateCricoMilestone>,
    call: Call,
  ): Promise<OutputOf<typeof updateCricoMilestone>> {
    const milestone = await this.commands.update(milestone_id_param, updates_param, call);
    return { success: true, error: null, milestone };
  }
}
