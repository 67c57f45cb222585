import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { insertMilestone } from '@nivel/contracts/projects/insert-milestone.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { DocumentedCommands } from './documented-commands.ts';

@Handles(insertMilestone)
export class InsertMilestoneHandler implements Handler<typeof insertMilestone> {
  constructor(private readonly commands: DocumentedCommands) {}

  async handle(input: InputOf<typeof insertMilestone>, call: Call): Promise<OutputOf<typeof insertMilestone>> {
    const { project_id, name: title, deadline, assigned_to, progress_percentage, ...same } = input;
    const { description, notes, priority = null, status = null, list_id = null } = same;
    const wanted = { title, description, notes, priority, status, list_id };
    const given = { due_on: deadline ?? null, assignee: assigned_to ?? null, progress: progress_percentage ?? 0 };
    const id = await this.commands.create(project_id, { ...wanted, ...given }, call);
    return { rows: [await this.commands.read(id)] };
  }
}
