import { Injectable } from '@nestjs/common';
import {
  array,
  bool,
  command,
  int4,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
  BEFORE_ALL_IDS,
} from '@nivel/messaging/statement';
import { organization, type OrganizationRole } from '@nivel/contracts/projects/memberships';
import type { OrganizationMemberModel } from '../generated/prisma/models.ts';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

type ConsentField = 'progressConsent' | 'progressConsentAt' | 'progressConsentAnswered';
export type Member = Omit<OrganizationMemberModel, 'role'> & { readonly role: OrganizationRole };

const SHOWN = `SELECT m.organization_id AS "organizationId", m.user_id AS "userId", m.role, m.joined_at AS "joinedAt",
  m.progress_consent AS "progressConsent", u.email, u.full_name AS "fullName", u.avatar_url AS "avatarUrl", u.is_active AS "isActive"
FROM organization_members m JOIN crico_users u ON u.user_id = m.user_id
WHERE m.organization_id = $1 AND m.removed_at IS NULL`;
const shownRow = {
  organizationId: uuid,
  userId: uuid,
  role: textOf<OrganizationRole>(),
  joinedAt: timestamptz,
  progressConsent: nullable(int4),
  email: text,
  fullName: text,
  avatarUrl: nullable(text),
  isActive: bool,
};
const ALL = query({ text: `${SHOWN} ORDER BY u.full_name, m.user_id`, params: [uuid], row: shownRow });
const ONE = query({ text: `${SHOWN} AND m.user_id = $2`, params: [uuid, uuid], row: shownRow });
const SOME = query({
  text: `${SHOWN} AND m.user_id > coalesce($2, ${BEFORE_ALL_IDS}) ORDER BY m.user_id LIMIT $3::int`,
  params: [uuid, nullable(uuid), int4],
  row: shownRow,
});
/** A membership gives rights while the person is active and the organization is not in the trash. */
const PAGE = query({
  text: `SELECT m.id, m.version, m.organization_id AS "organizationId", m.user_id AS "userId", m.role,
  m.progress_consent AS "progressConsent", m.removed_at IS NULL AND o.deleted_at IS NULL AND coalesce(u.is_active, false) AS counts
FROM organization_members m JOIN organizations o ON o.id = m.organization_id LEFT JOIN crico_users u ON u.user_id = m.user_id
WHERE m.id > coalesce($1, ${BEFORE_ALL_IDS}) AND m.changed_at >= coalesce($2, '-infinity'::timestamptz)
ORDER BY m.id LIMIT $3::int`,
  params: [nullable(uuid), nullable(timestamptz), int4],
  row: {
    id: uuid,
    version: int4,
    organizationId: uuid,
    userId: uuid,
    role: textOf<OrganizationRole>(),
    progressConsent: nullable(int4),
    counts: bool,
  },
});
const TOUCH = command({
  text: 'UPDATE organization_members SET version = version + 1, changed_at = $2 WHERE id = ANY($1) RETURNING id, version',
  params: [array(uuid), timestamptz],
  row: { id: uuid, version: int4 },
});
const ACTIVE_OWNERS = query({
  text: `SELECT count(*)::integer AS count FROM organization_members m JOIN crico_users u ON u.user_id = m.user_id
WHERE m.organization_id = $1 AND m.role = 'owner' AND m.removed_at IS NULL AND u.is_active`,
  params: [uuid],
  row: { count: int4 },
});

const memberOf = (row: OrganizationMemberModel): Member => ({
  ...row,
  role: organization.roles.find((role) => role === row.role) ?? 'guest',
});

/** The members of organizations; who left keeps the row. Changing them requires the lock of the organization's row. */
@Injectable()
export class MembersRepository {
  shown(reads: ProjectsReads, organizationId: string) {
    return reads.rows(ALL, [organizationId]);
  }

  /** Sorted by id, starting after one of them. */
  shownAfter(reads: ProjectsReads, organizationId: string, after: string | null, limit: number) {
    return reads.rows(SOME, [organizationId, after, limit]);
  }

  async one(reads: ProjectsReads, organizationId: string, userId: string) {
    return (await reads.rows(ONE, [organizationId, userId]))[0] ?? null;
  }

  /** Former members too. */
  async find(reads: ProjectsReads, organizationId: string, userId: string): Promise<Member | null> {
    const where = { organizationId_userId: { organizationId, userId } };
    const row = await reads.client.organizationMember.findUnique({ where });
    return row && memberOf(row);
  }

  async present(reads: ProjectsReads, of: { organizationId: string } | { userId: string }): Promise<Member[]> {
    const where = { ...of, removedAt: null };
    const rows = await reads.client.organizationMember.findMany({
      where,
      orderBy: [{ joinedAt: 'asc' }, { id: 'asc' }],
    });
    return rows.map(memberOf);
  }

  count(reads: ProjectsReads, organizationId: string): Promise<number> {
    return reads.client.organizationMember.count({ where: { organizationId, removedAt: null } });
  }

  async countOwners(unit: ProjectsUnit, organizationId: string): Promise<number> {
    return (await unit.rows(ACTIVE_OWNERS, [organizationId]))[0]?.count ?? 0;
  }

  /** A returning member keeps the row. */
  async join(unit: ProjectsUnit, organizationId: string, userId: string, role: OrganizationRole): Promise<Member> {
    const fresh = { role, joinedAt: unit.now, changedAt: unit.now };
    const row = await unit.client.organizationMember.upsert({
      where: { organizationId_userId: { organizationId, userId } },
      create: { id: unit.newId(), organizationId, userId, ...fresh, version: 1 },
      update: { ...fresh, removedAt: null, version: { increment: 1 } },
    });
    return memberOf(row);
  }

  async change(
    unit: ProjectsUnit,
    id: string,
    changed: Partial<Pick<Member, 'role' | 'removedAt' | ConsentField>>,
  ): Promise<Member> {
    const data = { ...changed, changedAt: unit.now, version: { increment: 1 } };
    return memberOf(await unit.client.organizationMember.update({ where: { id }, data }));
  }

  /** Their effective rights have changed, although their rows have not. */
  async touch(unit: ProjectsUnit, members: readonly Member[]): Promise<Member[]> {
    const touched = await unit.rows(TOUCH, [members.map(({ id }) => id), unit.now]);
    const versions = new Map(touched.map(({ id, version }) => [id, version]));
    return members.map((member) => ({ ...member, version: versions.get(member.id) ?? member.version }));
  }

  page(reads: ProjectsReads, after: string | null, since: Date | null, limit: number) {
    return reads.rows(PAGE, [after, since, limit]);
  }
}
