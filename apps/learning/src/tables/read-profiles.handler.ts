import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readProfiles } from '@nivel/contracts/learning/read-profiles.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { TableReader } from '@nivel/platform/table-reader';

@Handles(readProfiles)
export class ReadProfiles implements Handler<typeof readProfiles> {
  constructor(private readonly tables: TableReader) {}

  handle(query: InputOf<typeof readProfiles>, call: Call): Promise<OutputOf<typeof readProfiles>> {
    return this.tables.read(readProfiles, query, actorOf(call).userId);
  }
}
