import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { updateMilestone } from '@nivel/contracts/projects/update-milestone.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { DocumentedCommands } from './documented-commands.ts';

@Handles(updateMilestone)
export class UpdateMilestoneHandler implements Handler<typeof updateMilestone> {
  constructor(private readonly commands: DocumentedCommands) {}

  async handle(
    { id, updated_at: _, ...updates }: InputOf<typeof updateMilestone>,
    call: Call,
  ): Promise<OutputOf<typeof updateMilestone>> {
    return { rows: [await this.commands.update(id, updates, call)] };
  }
}
