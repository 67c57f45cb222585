import type { TableQuery } from '@nivel/contracts/kernel/table';
import { readMilestones } from '@nivel/contracts/projects/read-milestones.operation';
import { actorOf, Handles, type Call } from '@nivel/platform/handler';
import { TableReader, type TableResult } from '@nivel/platform/table-reader';

@Handles(readMilestones)
export class ReadMilestonesHandler {
  constructor(private readonly tables: TableReader) {}

  handle(query: TableQuery, call: Call): Promise<TableResult> {
    return this.tables.read(readMilestones, query, actorOf(call).userId);
  }
}
