import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listProjectImports } from '@nivel/contracts/projects/transfers/list-project-imports.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { ImportsRepository } from './imports.repository.ts';
import { shownImport } from './shown-import.ts';

@Handles(listProjectImports)
export class ListProjectImportsHandler implements Handler<typeof listProjectImports> {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(_: InputOf<typeof listProjectImports>, call: Call): Promise<OutputOf<typeof listProjectImports>> {
    const open = await this.imports.open(this.work.reads, actorOf(call).userId);
    return { imports: open.map(shownImport) };
  }
}
