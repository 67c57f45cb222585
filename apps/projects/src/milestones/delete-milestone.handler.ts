import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { deleteMilestone } from '@nivel/contracts/projects/delete-milestone.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { DocumentedCommands } from './documented-commands.ts';

@Handles(deleteMilestone)
export class DeleteMilestoneHandler implements Handler<typeof deleteMilestone> {
  constructor(private readonly commands: DocumentedCommands) {}

  async handle({ id }: InputOf<typeof deleteMilestone>, call: Call): Promise<OutputOf<typeof deleteMilestone>> {
    const row = await this.commands.read(id);
    await this.commands.delete(id, true, call);
    return { rows: [row] };
  }
}
