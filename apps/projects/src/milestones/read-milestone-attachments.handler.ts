import type { TableQuery } from '@nivel/contracts/kernel/table';
import { readMilestoneAttachments } from '@nivel/contracts/projects/read-milestone-attachments.operation';
import { actorOf, Handles, type Call } from '@nivel/platform/handler';
import { TableReader, type TableResult } from '@nivel/platform/table-reader';

@Handles(readMilestoneAttachments)
export class ReadMilestoneAttachmentsHandler {
  constructor(private readonly tables: TableReader) {}

  handle(query: TableQuery, call: Call): Promise<TableResult> {
    return this.tables.read(readMilestoneAttachments, query, actorOf(call).userId);
  }
}
