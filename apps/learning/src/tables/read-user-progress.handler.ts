import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readUserProgress } from '@nivel/contracts/learning/read-user-progress.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { TableReader } from '@nivel/platform/table-reader';

@Handles(readUserProgress)
export class ReadUserProgress implements Handler<typeof readUserProgress> {
  constructor(private readonly tables: TableReader) {}

  handle(query: InputOf<typeof readUserProgress>, call: Call): Promise<OutputOf<typeof readUserProgress>> {
    return this.tables.read(readUserProgress, query, actorOf(call).userId);
  }
}
