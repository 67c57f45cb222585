import { Injectable } from '@nestjs/common';
import type { ProjectsUnit } from '../database.ts';
import { CopiesRepository } from '../project-copies/copies.repository.ts';
import { ImportsRepository } from './imports.repository.ts';

/** Removes an import that has not ended, as if it had never been begun. The caller holds it. */
@Injectable()
export class RemoveImport {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly copies: CopiesRepository,
  ) {}

  async remove(unit: ProjectsUnit, id: string): Promise<void> {
    await this.imports.clear(unit, id);
    await this.copies.remove(unit, id);
  }

  /** Removes imports without a batch since a given moment. @returns how many */
  async removeStale(unit: ProjectsUnit, before: Date): Promise<number> {
    const ids = await this.imports.stale(unit, before);
    for (const id of ids) await this.remove(unit, id);
    return ids.length;
  }
}
