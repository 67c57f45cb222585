import type { TableQuery } from '@nivel/contracts/kernel/table';
import { readCricoMilestones } from '@nivel/contracts/projects/read-crico-milestones.operation';
import { actorOf, Handles, type Call } from '@nivel/platform/handler';
import { TableReader, type TableResult } from '@nivel/platform/table-reader';

@Handles(readCricoMilestones)
export class ReadCricoMilestonesHandler {
  constructor(private readonly tables: TableReader) {}

  handle(query: TableQuery, call: Call): Promise<TableResult> {
    return this.tables.read(readCricoMilestones, query, actorOf(call).userId);
  }
}
