import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readModuleProgress } from '@nivel/contracts/learning/read-module-progress.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { TableReader } from '@nivel/platform/table-reader';

@Handles(readModuleProgress)
export class ReadModuleProgress implements Handler<typeof readModuleProgress> {
  constructor(private readonly tables: TableReader) {}

  handle(query: InputOf<typeof readModuleProgress>, call: Call): Promise<OutputOf<typeof readModuleProgress>> {
    return this.tables.read(readModuleProgress, query, actorOf(call).userId);
  }
}
