import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readUserAchievements } from '@nivel/contracts/learning/read-user-achievements.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { TableReader } from '@nivel/platform/table-reader';

@Handles(readUserAchievements)
export class ReadUserAchievements implements Handler<typeof readUserAchievements> {
  constructor(private readonly tables: TableReader) {}

  handle(query: InputOf<typeof readUserAchievements>, call: Call): Promise<OutputOf<typeof readUserAchievements>> {
    return this.tables.read(readUserAchievements, query, actorOf(call).userId, {
      joins: { achievements: { key: 'id', heldBy: 'achievement_id' } },
    });
  }
}
