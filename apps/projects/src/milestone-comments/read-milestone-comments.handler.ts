import type { TableQuery } from '@nivel/contracts/kernel/table';
import { readMilestoneComments } from '@nivel/contracts/projects/read-milestone-comments.operation';
import { actorOf, Handles, type Call } from '@nivel/platform/handler';
import { TableReader, type TableResult } from '@nivel/platform/table-reader';

@Handles(readMilestoneComments)
export class ReadMilestoneCommentsHandler {
  constructor(private readonly tables: TableReader) {}

  handle(query: TableQuery, call: Call): Promise<TableResult> {
    return this.tables.read(readMilestoneComments, query, actorOf(call).userId);
  }
}
