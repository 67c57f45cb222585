import { Injectable } from '@nestjs/common';
import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import type { listMemberships } from '@nivel/contracts/projects/list-memberships.operation';
import type { OrganizationRole } from '@nivel/contracts/projects/memberships';
import {
  array,
  bool,
  command,
  int4,
  nullable,
  query,
  text,
  textOf,
  uuid,
  BEFORE_ALL_IDS,
} from '@nivel/messaging/statement';
import type { LearningReads, LearningUnit } from '../database.ts';

type Entry = SnapshotEntry<RowOfSnapshot<typeof listMemberships>>;

/** The higher version wins (R4); a comparison replaces a wrong row only at exactly the version it saw. */
const KEEP = command({
  text: `INSERT INTO organization_members AS m (id, version, is_removed, organization_id, user_id, role, progress_consent)
VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (id) DO UPDATE SET version = excluded.version, is_removed = excluded.is_removed, role = excluded.role,
  organization_id = excluded.organization_id, user_id = excluded.user_id, progress_consent = excluded.progress_consent
WHERE m.version < excluded.version OR m.version = $8::int RETURNING id`,
  params: [uuid, int4, bool, nullable(uuid), nullable(uuid), nullable(text), nullable(int4), nullable(int4)],
  row: { id: uuid },
});
const VERSIONS = query({
  text: `SELECT id, version, is_removed AS removed FROM organization_members
WHERE id > coalesce($1, ${BEFORE_ALL_IDS}) ORDER BY id LIMIT $2::int`,
  params: [nullable(uuid), int4],
  row: { id: uuid, version: int4, removed: bool },
});
const ROLE = query({
  text: 'SELECT role FROM organization_members WHERE organization_id = $1 AND user_id = $2 AND NOT is_removed',
  params: [uuid, uuid],
  row: { role: textOf<OrganizationRole>() },
});
const IDS = query({
  text: `SELECT organization_id AS id FROM organization_members
WHERE user_id = $1 AND role = ANY ($2) AND NOT is_removed ORDER BY organization_id`,
  params: [uuid, array(text)],
  row: { id: uuid },
});

const GONE = { organizationId: null, userId: null, role: null, progressConsent: null };

/** The copied memberships of organizations. */
@Injectable()
export class MembershipsRepository {
  async keep(unit: LearningUnit, entry: Entry, seen?: number): Promise<boolean> {
    const { organizationId, userId, role, progressConsent } = entry.removed ? GONE : entry.row;
    const { id, version, removed } = entry;
    const row = [id, version, removed, organizationId, userId, role, progressConsent, seen ?? null] as const;
    return (await unit.rows(KEEP, row)).length > 0;
  }

  versionsAfter(reads: LearningReads, after: string | null, limit: number) {
    return reads.rows(VERSIONS, [after, limit]);
  }

  async roleOf(reads: LearningReads, userId: string, organizationId: string): Promise<OrganizationRole | null> {
    return (await reads.rows(ROLE, [organizationId, userId]))[0]?.role ?? null;
  }

  async idsWith(reads: LearningReads, userId: string, roles: readonly string[]): Promise<readonly string[]> {
    return (await reads.rows(IDS, [userId, roles])).map(({ id }) => id);
  }
}
