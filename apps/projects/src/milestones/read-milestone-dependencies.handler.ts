import type { TableQuery } from '@nivel/contracts/kernel/table';
import { readMilestoneDependencies } from '@nivel/contracts/projects/read-milestone-dependencies.operation';
import { actorOf, Handles, type Call } from '@nivel/platform/handler';
import { TableReader, type TableResult } from '@nivel/platform/table-reader';

@Handles(readMilestoneDependencies)
export class ReadMilestoneDependenciesHandler {
  constructor(private readonly tables: TableReader) {}

  handle(query: TableQuery, call: Call): Promise<TableResult> {
    return this.tables.read(readMilestoneDependencies, query, actorOf(call).userId);
  }
}
