import { Injectable } from '@nestjs/common';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project } from '@nivel/contracts/projects/memberships';
import { projectCopyProgressed } from '@nivel/contracts/projects/project-copy-progressed.fact';
import type { ProjectsUnit } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { CopiesRepository, type Copy, type CopyProgress, type LockedCopy } from './copies.repository.ts';
import { MOST_CARDS_AT_ONCE } from './copies.sql.ts';
import { EndCopy } from './end-copy.ts';

/**
 * Advances a copy by one step, in the unit of the fact that requested it: a crash loses only that step, and the next delivery
 * repeats it. A person who has lost the right to the original meanwhile gets no copy.
 */
@Injectable()
export class CopyProject {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly ends: EndCopy,
    private readonly roles: ProjectRolesRepository,
  ) {}

  async take(unit: ProjectsUnit, projectId: string): Promise<void> {
    const copy = await this.copies.hold(unit, projectId);
    if (copy === null) return;
    const role = await this.roles.roleOf(unit, copy.createdBy, copy.copiedFrom);
    if (!isAtLeast(project, role, 'lead')) await this.ends.remove(unit, copy);
    else if (copy.copySequence !== null && copy.copySequence === copy.originalSequence) await this.goOn(unit, copy);
    else await this.begin(unit, copy, role === 'director');
  }

  /**
   * A small project, or one that was changed while it was copied in parts, is copied at once: from one moment of the original.
   */
  private async begin(unit: ProjectsUnit, copy: LockedCopy, withBudget: boolean): Promise<void> {
    if (copy.copySequence === null && copy.cards > MOST_CARDS_AT_ONCE)
      return this.tell(unit, copy, await this.copies.beginParts(unit, copy, withBudget));
    await this.copies.fill(unit, copy, withBudget);
    return this.ends.end(unit, copy);
  }

  private async goOn(unit: ProjectsUnit, copy: Copy): Promise<void> {
    const progress = await this.copies.copyPart(unit, copy);
    if (progress !== undefined && progress.done < progress.total) return this.tell(unit, copy, progress);
    await this.copies.endParts(unit, copy);
    return this.ends.end(unit, copy);
  }

  private tell(
    unit: ProjectsUnit,
    { id: projectId, createdBy: userId }: Copy,
    progress: CopyProgress | undefined,
  ): void {
    const { done = 0, total = 0 } = progress ?? {};
    unit.tell(projectCopyProgressed, { projectId, userId, done, total }, { aggregate: projectId });
  }
}
