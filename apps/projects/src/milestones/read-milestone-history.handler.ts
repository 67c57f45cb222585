import type { TableQuery } from '@nivel/contracts/kernel/table';
import { readMilestoneHistory } from '@nivel/contracts/projects/read-milestone-history.operation';
import { actorOf, Handles, type Call } from '@nivel/platform/handler';
import { TableReader, type TableResult } from '@nivel/platform/table-reader';

@Handles(readMilestoneHistory)
export class ReadMilestoneHistoryHandler {
  constructor(private readonly tables: TableReader) {}

  handle(query: TableQuery, call: Call): Promise<TableResult> {
    return this.tables.read(readMilestoneHistory, query, actorOf(call).userId);
  }
}
