import { Injectable } from '@nestjs/common';
import type { AdministrativeActModel } from '../generated/prisma/models.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';
import { NAMES } from './names.sql.ts';

/** The action, by its name in the log; screens have a text for each. */
export type ActName =
  | 'installation-claimed'
  | 'person-role-changed'
  | 'person-removed'
  | 'person-taken-back'
  | 'curriculum-published'
  | 'curriculum-restored'
  | 'invite-sent'
  | 'invite-revoked'
  | 'invite-accepted'
  | 'organization-created'
  | 'organization-changed'
  | 'organization-deleted'
  | 'organization-restored'
  | 'organization-seats-changed'
  | 'organization-model-set'
  | 'organization-model-switched-off'
  | 'project-deleted'
  | 'project-restored'
  | 'project-member-added'
  | 'project-member-role-changed'
  | 'project-member-left'
  | 'project-member-removed'
  | 'member-added'
  | 'member-role-changed'
  | 'member-left'
  | 'member-removed';

export interface Act {
  readonly act: ActName;
  readonly organizationId?: string | null;
  /** The person or thing acted on. */
  readonly subjectId?: string;
  /** No address and no name: rows outlive the people in them. */
  readonly details?: Readonly<Record<string, string | number | null>>;
}

/** The log of actions with the rights of administrators; it is only added to. */
@Injectable()
export class AdministrativeActsRepository {
  async note(unit: ProjectsUnit, { act, organizationId = null, subjectId, details = {} }: Act): Promise<void> {
    const data: Prisma.AdministrativeActUncheckedCreateInput = {
      id: unit.newId(),
      actedAt: unit.now,
      actorId: unit.actor,
      act,
      organizationId,
      subjectId: subjectId ?? null,
      details,
    };
    await unit.client.administrativeAct.create({ data });
  }

  /** The names of the people whom acts name by id, and which of them were removed from Crico. */
  async namesOf(
    reads: ProjectsReads,
    acts: readonly AdministrativeActModel[],
  ): Promise<{ names: Record<string, string>; removed: string[] }> {
    const ids = acts.flatMap(({ actorId, subjectId, organizationId, details }) => {
      const { project } = Object(details) as { project?: unknown };
      return [actorId, subjectId, organizationId, typeof project === 'string' ? project : null];
    });
    const rows = await reads.rows(NAMES, [[...new Set(ids.filter((id) => id !== null))]]);
    return {
      names: Object.fromEntries(rows.map(({ id, name }) => [id, name])),
      removed: rows.filter(({ isRemoved }) => isRemoved).map(({ id }) => id),
    };
  }

  page(
    reads: ProjectsReads,
    { before, limit, organizationId }: { before?: string; limit: number; organizationId?: string },
  ): Promise<AdministrativeActModel[]> {
    const where = {
      ...(before === undefined ? {} : { id: { lt: before } }),
      ...(organizationId === undefined ? {} : { organizationId }),
    };
    return reads.client.administrativeAct.findMany({ where, orderBy: { id: 'desc' }, take: limit });
  }
}
