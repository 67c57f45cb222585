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
} from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { OrganizationRole } from '@nivel/contracts/projects/memberships';
import type { OrganizationModel } from '../generated/prisma/models.ts';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

export type Organization = OrganizationModel;

const LOCK = command({
  text: 'SELECT id FROM organizations WHERE id = ANY($1) ORDER BY id FOR UPDATE',
  params: [array(uuid)],
  row: { id: uuid },
});
const TAKEN = query({
  text: `SELECT coalesce(bool_or(slug = $1), false) AS slug, coalesce(bool_or(folded_name = $2), false) AS name
FROM organizations WHERE (slug = $1 OR folded_name = $2) AND id IS DISTINCT FROM $3::uuid`,
  params: [text, text, nullable(uuid)],
  row: { slug: bool, name: bool },
});
const SLUGS = query({
  text: `SELECT slug FROM organizations WHERE slug = $1 OR slug LIKE $1 || '-%'`,
  params: [text],
  row: { slug: text },
});
const MINE = query({
  text: `SELECT o.id, o.name, o.slug, m.role, o.deleted_at AS "deletedAt",
  m.progress_consent AS consent, m.progress_consent_answered AS answered,
  (SELECT count(*)::integer FROM organization_members c WHERE c.organization_id = o.id AND c.removed_at IS NULL) AS members
FROM organization_members m JOIN organizations o ON o.id = m.organization_id
WHERE m.user_id = $1 AND m.removed_at IS NULL ORDER BY o.folded_name`,
  params: [uuid],
  row: {
    id: uuid,
    name: text,
    slug: text,
    role: textOf<OrganizationRole>(),
    deletedAt: nullable(timestamptz),
    consent: nullable(int4),
    answered: nullable(int4),
    members: int4,
  },
});

const IMPACT = query({
  text: `SELECT (SELECT count(*)::integer FROM organization_members WHERE organization_id = $1 AND removed_at IS NULL) AS members,
  (SELECT count(*)::integer FROM projects WHERE organization_id = $1 AND deleted_at IS NULL) AS projects,
  (SELECT count(*)::integer FROM crico_user_invites WHERE organization_id = $1 AND accepted_at IS NULL AND revoked_at IS NULL) AS invites`,
  params: [uuid],
  row: { members: int4, projects: int4, invites: int4 },
});

/** Sorted by name; each page continues after the last name of the page before. */
const PAGE = query({
  text: `SELECT o.id, o.name, o.slug, o.seats, o.deleted_at IS NOT NULL AS "isDeleted", o.folded_name AS folded,
  (SELECT count(*)::integer FROM organization_members m WHERE m.organization_id = o.id AND m.removed_at IS NULL) AS members,
  (SELECT coalesce(array_agg(u.full_name ORDER BY u.full_name), '{}') FROM organization_members m
    JOIN crico_users u ON u.user_id = m.user_id WHERE m.organization_id = o.id AND m.removed_at IS NULL AND m.role = 'owner') AS owners
FROM organizations o WHERE ($1::text IS NULL OR o.folded_name > $1) AND position($2 in o.folded_name) > 0
ORDER BY o.folded_name LIMIT $3::int`,
  params: [nullable(text), text, int4],
  row: {
    id: uuid,
    name: text,
    slug: text,
    seats: nullable(int4),
    isDeleted: bool,
    folded: text,
    members: int4,
    owners: array(text),
  },
});

/** Names that look the same are the same. */
export const foldedName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

@Injectable()
export class OrganizationsRepository {
  /** Nothing else changes them or their members until the unit ends; in one order, so that no two wait for each other. */
  async lock(unit: ProjectsUnit, ids: readonly string[]): Promise<void> {
    await unit.rows(LOCK, [ids]);
  }

  find(reads: ProjectsReads, id: string): Promise<Organization | null> {
    return reads.client.organization.findUnique({ where: { id } });
  }

  /** All organizations whose name contains these words, after the folded name with which the page before ended. */
  page(reads: ProjectsReads, search: string, after: string | null, limit: number) {
    return reads.rows(PAGE, [after, foldedName(search), limit]);
  }

  /** Which of them are not in the trash. */
  async idsThere(reads: ProjectsReads, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const where = { id: { in: [...ids] }, deletedAt: null };
    return new Set((await reads.client.organization.findMany({ where, select: { id: true } })).map(({ id }) => id));
  }

  /** Names of organizations in the trash are taken too: they may be restored. */
  async taken(reads: ProjectsReads, slug: string, name: string, except: string | null) {
    const [taken] = await reads.rows(TAKEN, [slug, foldedName(name), except]);
    return taken ?? { slug: false, name: false };
  }

  async isSlugFree(reads: ProjectsReads, slug: string): Promise<boolean> {
    return (await reads.client.organization.count({ where: { slug } })) === 0;
  }

  /** The slug, or the slug with the first free number behind it. */
  async freeSlug(reads: ProjectsReads, slug: string): Promise<string> {
    const taken = new Set((await reads.rows(SLUGS, [slug])).map((row) => row.slug));
    let free = slug;
    for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
    return free;
  }

  /** Until the unit ends nothing else takes a name or a slug, so that a free one stays free. */
  async holdNames(unit: ProjectsUnit): Promise<void> {
    await holdKey(unit, 'names of organizations');
  }

  insert(
    unit: ProjectsUnit,
    given: { id: string; name: string; slug: string; description: string; createdBy: string },
  ): Promise<Organization> {
    const times = { createdAt: unit.now, updatedAt: unit.now };
    return unit.client.organization.create({
      data: { ...given, foldedName: foldedName(given.name), ...times, version: 1 },
    });
  }

  change(
    unit: ProjectsUnit,
    id: string,
    changed: Partial<Pick<Organization, 'name' | 'slug' | 'description' | 'seats' | 'deletedAt' | 'deletedBy'>>,
  ): Promise<Organization> {
    const folded = changed.name === undefined ? {} : { foldedName: foldedName(changed.name) };
    const data = { ...changed, ...folded, updatedAt: unit.now, version: { increment: 1 } };
    return unit.client.organization.update({ where: { id }, data });
  }

  /** The things that a deletion would take along. */
  async impact(reads: ProjectsReads, id: string): Promise<{ members: number; projects: number; open_invites: number }> {
    const [found] = await reads.rows(IMPACT, [id]);
    return { members: found?.members ?? 0, projects: found?.projects ?? 0, open_invites: found?.invites ?? 0 };
  }

  /** The organization's projects that were not put in the trash by themselves. */
  async projectIds(reads: ProjectsReads, organizationId: string): Promise<readonly string[]> {
    const where = { organizationId, deletedAt: null };
    return (await reads.client.project.findMany({ where, select: { id: true } })).map(({ id }) => id);
  }

  /** Includes those in the trash. */
  mine(reads: ProjectsReads, userId: string) {
    return reads.rows(MINE, [userId]);
  }
}
