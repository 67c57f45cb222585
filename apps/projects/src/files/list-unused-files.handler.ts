import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listUnusedFiles } from '@nivel/contracts/projects/list-unused-files.operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { FilesRepository } from './files.repository.ts';
import { keysOf } from './rendition-keys.ts';

/** No upload takes longer (UPLOAD_SECONDS of the gateway), its end included. */
const STAGED_MS = 3_600_000;
/** A reader who opened the file a moment ago may still be reading it. */
const LEFT_FOR_READERS_MS = 600_000;

@Handles(listUnusedFiles)
export class ListUnusedFilesHandler implements Handler<typeof listUnusedFiles> {
  constructor(
    private readonly files: FilesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle({ gone }: InputOf<typeof listUnusedFiles>): Promise<OutputOf<typeof listUnusedFiles>> {
    return this.work.run(BY_ITSELF, async (unit) => {
      const before = (ms: number): Date => new Date(unit.now.getTime() - ms);
      await this.files.forget(unit, gone);
      await this.files.giveUpStaged(unit, before(STAGED_MS));
      const unused = await this.files.unused(unit, before(LEFT_FOR_READERS_MS));
      return { files: unused.map((file) => ({ id: file.id, keys: keysOf(file) })) };
    });
  }
}
