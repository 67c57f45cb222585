import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readCurriculumModules } from '@nivel/contracts/learning/read-curriculum-modules.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { TableReader } from '@nivel/platform/table-reader';

@Handles(readCurriculumModules)
export class ReadCurriculumModules implements Handler<typeof readCurriculumModules> {
  constructor(private readonly tables: TableReader) {}

  handle(query: InputOf<typeof readCurriculumModules>, call: Call): Promise<OutputOf<typeof readCurriculumModules>> {
    return this.tables.read(readCurriculumModules, query, actorOf(call).userId, { always: 't.is_active' });
  }
}
