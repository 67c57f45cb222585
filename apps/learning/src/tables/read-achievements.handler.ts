import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readAchievements } from '@nivel/contracts/learning/read-achievements.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { TableReader } from '@nivel/platform/table-reader';

@Handles(readAchievements)
export class ReadAchievements implements Handler<typeof readAchievements> {
  constructor(private readonly tables: TableReader) {}

  handle(query: InputOf<typeof readAchievements>, call: Call): Promise<OutputOf<typeof readAchievements>> {
    return this.tables.read(readAchievements, query, actorOf(call).userId, { always: 't.is_active' });
  }
}
