import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readUserSkills } from '@nivel/contracts/learning/read-user-skills.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { TableReader } from '@nivel/platform/table-reader';

@Handles(readUserSkills)
export class ReadUserSkills implements Handler<typeof readUserSkills> {
  constructor(private readonly tables: TableReader) {}

  handle(query: InputOf<typeof readUserSkills>, call: Call): Promise<OutputOf<typeof readUserSkills>> {
    return this.tables.read(readUserSkills, query, actorOf(call).userId);
  }
}
