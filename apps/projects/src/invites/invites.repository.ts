import { Injectable } from '@nestjs/common';
import { bool, command, query, timestamptz, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import type { CricoUserInviteModel } from '../generated/prisma/models.ts';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';
import { EFFECTIVE_ROLE, SEEN_PROJECTS } from '../project-access/project-roles.sql.ts';

export type Invite = CricoUserInviteModel;
export type NewInvite = Omit<Invite, 'id' | 'createdAt' | 'acceptedAt' | 'acceptedBy' | 'revokedAt'>;

/** One caller gets it, once: the second one finds it accepted. */
const ACCEPT = command({
  text: `UPDATE crico_user_invites SET accepted_at = $2, accepted_by = $3
WHERE id = $1 AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > $2 RETURNING id`,
  params: [uuid, timestamptz, uuid],
  row: { id: uuid },
});
const LOCK = command({
  text: 'SELECT id FROM crico_user_invites WHERE id = $1 FOR UPDATE',
  params: [uuid],
  row: { id: uuid },
});
/** Places where one may invite: everywhere, or to one's organizations and projects. */
const MAY_INVITE = `(coalesce(u.role = 'admin', false) OR coalesce(m.role IN ('admin', 'owner') AND o.deleted_at IS NULL, false)
  OR coalesce(i.project_id IN (SELECT p.id ${SEEN_PROJECTS} AND ${EFFECTIVE_ROLE} = 'director'), false))`;
/** Invites for the caller's own address, and those to places where the caller may invite. */
const visible = (
  where: string,
): string => `SELECT * FROM (SELECT i.id, a.user_id IS NOT NULL AS "isInvitee", ${MAY_INVITE} AS "isSender"
FROM crico_user_invites i LEFT JOIN accounts a ON a.user_id = $1 AND a.email = i.email
LEFT JOIN crico_users u ON u.user_id = $1 AND u.is_active
LEFT JOIN organizations o ON o.id = i.organization_id
LEFT JOIN organization_members m ON m.organization_id = i.organization_id AND m.user_id = u.user_id AND m.removed_at IS NULL
WHERE ${where}) v WHERE v."isInvitee" OR v."isSender"`;
const visibleRow = { id: uuid, isInvitee: bool, isSender: bool };
const VISIBLE = query({ text: visible('true'), params: [uuid], row: visibleRow });
const VISIBLE_ONE = query({ text: visible('i.id = $2'), params: [uuid, uuid], row: visibleRow });
export type VisibleInvite = RowOfStatement<typeof VISIBLE>;

const isOpen = { acceptedAt: null, revokedAt: null };

@Injectable()
export class InvitesRepository {
  find(reads: ProjectsReads, id: string): Promise<Invite | null> {
    return reads.client.cricoUserInvite.findUnique({ where: { id } });
  }

  /** Nothing else changes it until the unit ends. */
  async lock(unit: ProjectsUnit, id: string): Promise<Invite | null> {
    await unit.rows(LOCK, [id]);
    return this.find(unit, id);
  }

  byToken(reads: ProjectsReads, tokenHash: Uint8Array<ArrayBuffer>): Promise<Invite | null> {
    return reads.client.cricoUserInvite.findUnique({ where: { tokenHash } });
  }

  /** Open ones for an address that have not expired, the one to the installation itself first, then the newest. */
  async openFor(reads: ProjectsReads, email: string, now: Date): Promise<Invite[]> {
    const where = { email, ...isOpen, expiresAt: { gt: now } };
    const found = await reads.client.cricoUserInvite.findMany({ where, orderBy: { sentAt: 'desc' } });
    const isElsewhere = ({ organizationId, projectId }: Invite): number =>
      Number((organizationId ?? projectId) !== null);
    return found.toSorted((one, other) => isElsewhere(one) - isElsewhere(other));
  }

  /** The open one of an address to the same place, also when it has expired. */
  openTo(reads: ProjectsReads, { email, organizationId, projectId }: NewInvite): Promise<Invite | null> {
    return reads.client.cricoUserInvite.findFirst({ where: { email, organizationId, projectId, ...isOpen } });
  }

  insert(unit: ProjectsUnit, invite: NewInvite): Promise<Invite> {
    return unit.client.cricoUserInvite.create({ data: { ...invite, id: unit.newId(), createdAt: unit.now } });
  }

  renew(unit: ProjectsUnit, id: string, renewed: Partial<NewInvite>): Promise<Invite> {
    return unit.client.cricoUserInvite.update({ where: { id }, data: renewed });
  }

  /** @returns false when it is no longer open */
  async accept(unit: ProjectsUnit, id: string, userId: string): Promise<boolean> {
    return (await unit.rows(ACCEPT, [id, unit.now, userId])).length > 0;
  }

  /** @returns how many were open */
  async revoke(
    unit: ProjectsUnit,
    of: { id: string } | { invitedBy: string; organizationId?: string; projectId?: string } | { email: string },
  ): Promise<number> {
    const { count } = await unit.client.cricoUserInvite.updateMany({
      where: { ...of, ...isOpen },
      data: { revokedAt: unit.now },
    });
    return count;
  }

  /** No address of a deleted account stays. */
  async forget(unit: ProjectsUnit, email: string): Promise<void> {
    await unit.client.cricoUserInvite.updateMany({ where: { email, ...isOpen }, data: { revokedAt: unit.now } });
    await unit.client.cricoUserInvite.updateMany({ where: { email }, data: { email: '' } });
    await unit.client.inviteEmail.deleteMany({ where: { email } });
  }

  visibleTo(reads: ProjectsReads, userId: string, id: string | null = null): Promise<VisibleInvite[]> {
    return id === null ? reads.rows(VISIBLE, [userId]) : reads.rows(VISIBLE_ONE, [userId, id]);
  }
}
