import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { transferErrors } from '@nivel/contracts/projects/transfers/transfer.errors';
import type { ProjectsUnit } from '../database.ts';
import { ImportsRepository, type StoredImport } from './imports.repository.ts';

/** Imports belong to the people who began them. */
@Injectable()
export class OwnImport {
  constructor(private readonly imports: ImportsRepository) {}

  /** Locked. @throws AppError `import_not_found`, also for those of other people */
  async hold(unit: ProjectsUnit, id: string, userId: string): Promise<StoredImport> {
    const held = await this.imports.hold(unit, id);
    if (held?.createdBy !== userId) throw new AppError(transferErrors.import_not_found);
    return held;
  }
}
