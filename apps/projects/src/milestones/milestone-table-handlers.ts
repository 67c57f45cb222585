import type { TableQuery, TableRead } from '@nivel/contracts/kernel/table';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { deleteMilestone } from '@nivel/contracts/projects/delete-milestone.operation';
import { insertMilestone } from '@nivel/contracts/projects/insert-milestone.operation';
import { readCricoMilestones } from '@nivel/contracts/projects/read-crico-milestones.operation';
import { readMilestoneAttachments } from '@nivel/contracts/projects/read-milestone-attachments.operation';
import { readMilestoneDependencies } from '@nivel/contracts/projects/read-milestone-dependencies.operation';
import { readMilestoneHistory } from '@nivel/contracts/projects/read-milestone-history.operation';
import { readMilestones } from '@nivel/contracts/projects/read-milestones.operation';
import { updateMilestone } from '@nivel/contracts/projects/update-milestone.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { TableReader, type TableResult } from '@nivel/platform/table-reader';
import type { Type } from '@nestjs/common';
import { DocumentedCommands } from './documented-commands.ts';

/** The reader of a view that has the columns of the documented table. */
const readerOf = (read: TableRead): Type => {
  @Handles(read)
  class ReadHandler {
    constructor(private readonly tables: TableReader) {}

    handle(query: TableQuery, call: Call): Promise<TableResult> {
      return this.tables.read(read, query, actorOf(call).userId);
    }
  }
  return ReadHandler;
};

@Handles(insertMilestone)
class InsertMilestoneHandler implements Handler<typeof insertMilestone> {
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

@Handles(updateMilestone)
class UpdateMilestoneHandler implements Handler<typeof updateMilestone> {
  constructor(private readonly commands: DocumentedCommands) {}

  async handle(
    { id, updated_at: _, ...updates }: InputOf<typeof updateMilestone>,
    call: Call,
  ): Promise<OutputOf<typeof updateMilestone>> {
    return { rows: [await this.commands.update(id, updates, call)] };
  }
}

@Handles(deleteMilestone)
class DeleteMilestoneHandler implements Handler<typeof deleteMilestone> {
  constructor(private readonly commands: DocumentedCommands) {}

  async handle({ id }: InputOf<typeof deleteMilestone>, call: Call): Promise<OutputOf<typeof deleteMilestone>> {
    const row = await this.commands.read(id);
    await this.commands.delete(id, true, call);
    return { rows: [row] };
  }
}

export const milestoneTableHandlers = [
  DeleteMilestoneHandler,
  InsertMilestoneHandler,
  UpdateMilestoneHandler,
  readerOf(readMilestones),
  readerOf(readCricoMilestones),
  readerOf(readMilestoneAttachments),
  readerOf(readMilestoneDependencies),
  readerOf(readMilestoneHistory),
];
