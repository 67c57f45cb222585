import { Injectable } from '@nestjs/common';
import { projectCopyEnded } from '@nivel/contracts/projects/project-copy-ended.fact';
import type { ProjectsUnit } from '../database.ts';
import { RoleNotifier } from '../project-access/role-notifier.ts';
import { CopiesRepository, type Copy } from './copies.repository.ts';

/** The two ends of a copy. The caller holds it. */
@Injectable()
export class EndCopy {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly notifier: RoleNotifier,
  ) {}

  /** Everything is copied. */
  async end(unit: ProjectsUnit, copy: Copy): Promise<void> {
    this.tell(unit, copy, true);
    await this.notifier.tellAll(unit, copy.id);
  }

  /** Leaves no trace of the copy. */
  async remove(unit: ProjectsUnit, copy: Copy): Promise<void> {
    await this.copies.remove(unit, copy.id);
    this.tell(unit, copy, false);
  }

  private tell(unit: ProjectsUnit, { id: projectId, createdBy: userId }: Copy, isDone: boolean): void {
    unit.tell(projectCopyEnded, { projectId, userId, isDone }, { aggregate: projectId });
  }
}
