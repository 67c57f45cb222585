import { Injectable } from '@nestjs/common';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';
import { BEGIN_PARTS, CLEAR, COPY, COPY_PART, END_PARTS, HOLD, MINE, REMOVE, STUCK } from './copies.sql.ts';

/** The owner and the original of the copy. */
export type Copy = RowOfStatement<typeof STUCK>;
/** The same in its present state. */
export type LockedCopy = RowOfStatement<typeof HOLD>;
/** Cards that are copied, of how many. */
export type CopyProgress = RowOfStatement<typeof COPY_PART>;

/** Copies of projects, from their beginning to their end. */
@Injectable()
export class CopiesRepository {
  find(reads: ProjectsReads, id: string) {
    return reads.client.project.findUnique({ where: { id } });
  }

  async begin(
    unit: ProjectsUnit,
    copy: { readonly id: string; readonly name: string; readonly key: string; readonly createdBy: string },
    original: NonNullable<Awaited<ReturnType<CopiesRepository['find']>>>,
  ): Promise<void> {
    const { id: copiedFrom, description, color, status, organizationId, visibility: shown, calendar } = original;
    // Readers of a public project were confirmed for that one.
    const visibility = shown === 'public' ? 'private' : shown;
    const counters = { sequence: 0, lastNumber: 0 };
    const data = {
      ...copy,
      description,
      color,
      status,
      visibility,
      organizationId,
      copiedFrom,
      ...counters,
      calendar: calendar ?? undefined,
    };
    await unit.client.project.create({ data: { ...data, createdAt: unit.now, copyingSince: unit.now } });
    const member = { projectId: copy.id, userId: copy.createdBy, role: 'director', joinedAt: unit.now };
    await unit.client.projectMember.create({ data: member });
  }

  /** @returns null when it exists already, or was removed */
  async hold(unit: ProjectsUnit, id: string): Promise<LockedCopy | null> {
    return (await unit.rows(HOLD, [id]))[0] ?? null;
  }

  stuck(unit: ProjectsUnit, since: Date): Promise<Copy[]> {
    return unit.rows(STUCK, [since]);
  }

  /** Everything at once, whatever was copied of it before. */
  async fill(unit: ProjectsUnit, { id, copiedFrom, createdBy }: Copy, withBudget: boolean): Promise<void> {
    await unit.rows(CLEAR, [id]);
    await unit.rows(COPY, [id, copiedFrom, createdBy, unit.now, withBudget]);
  }

  async beginParts(
    unit: ProjectsUnit,
    { id, copiedFrom, createdBy }: Copy,
    withBudget: boolean,
  ): Promise<CopyProgress | undefined> {
    return (await unit.rows(BEGIN_PARTS, [id, copiedFrom, createdBy, unit.now, withBudget]))[0];
  }

  async copyPart(unit: ProjectsUnit, { id, copiedFrom, createdBy }: Copy): Promise<CopyProgress | undefined> {
    return (await unit.rows(COPY_PART, [id, copiedFrom, createdBy, unit.now]))[0];
  }

  async endParts(unit: ProjectsUnit, { id, createdBy }: Copy): Promise<void> {
    await unit.rows(END_PARTS, [id, createdBy, unit.now]);
  }

  async remove(unit: ProjectsUnit, id: string): Promise<void> {
    await unit.rows(CLEAR, [id]);
    await unit.rows(REMOVE, [id]);
  }

  mine(reads: ProjectsReads, userId: string): Promise<RowOfStatement<typeof MINE>[]> {
    return reads.rows(MINE, [userId]);
  }
}
