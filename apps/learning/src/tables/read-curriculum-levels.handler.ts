import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readCurriculumLevels } from '@nivel/contracts/learning/read-curriculum-levels.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { TableReader } from '@nivel/platform/table-reader';

@Handles(readCurriculumLevels)
export class ReadCurriculumLevels implements Handler<typeof readCurriculumLevels> {
  constructor(private readonly tables: TableReader) {}

  handle(query: InputOf<typeof readCurriculumLevels>, call: Call): Promise<OutputOf<typeof readCurriculumLevels>> {
    return this.tables.read(readCurriculumLevels, query, actorOf(call).userId, { always: 't.is_active' });
  }
}
