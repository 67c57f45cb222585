import { Injectable } from '@nestjs/common';
import { query, text, uuid } from '@nivel/messaging/statement';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

/**
 * The people whom an active person may see: themselves, people with whom they share an organization or the team of a personal
 * project that is not in the trash, and everyone for administrators and managers. The team of any other project shares its
 * organization. A removed person sees their own row, which states the removal.
 */
const SEEN = `FROM crico_users c WHERE c.user_id = $1 OR EXISTS (
  SELECT 1 FROM crico_users me WHERE me.user_id = $1 AND me.is_active AND (me.role IN ('manager', 'admin') OR EXISTS (
    SELECT 1 FROM organization_members mine JOIN organization_members theirs ON theirs.organization_id = mine.organization_id
      JOIN organizations o ON o.id = mine.organization_id AND o.deleted_at IS NULL
    WHERE mine.user_id = $1 AND mine.removed_at IS NULL AND theirs.user_id = c.user_id AND theirs.removed_at IS NULL)
  OR EXISTS (SELECT 1 FROM project_members mine JOIN project_members theirs ON theirs.project_id = mine.project_id
      JOIN projects p ON p.id = mine.project_id AND p.organization_id IS NULL AND p.deleted_at IS NULL
    WHERE mine.user_id = $1 AND theirs.user_id = c.user_id)))`;

const IDS = query({ text: `SELECT c.user_id AS id ${SEEN}`, params: [uuid], row: { id: uuid } });
const BY_EMAIL = query({
  text: `SELECT s.id FROM (SELECT c.user_id AS id, c.email, c.is_active ${SEEN}) s WHERE s.email = $2 AND s.is_active`,
  params: [uuid, text],
  row: { id: uuid },
});
const BY_ID = query({
  text: `SELECT s.id FROM (SELECT c.user_id AS id, c.is_active ${SEEN}) s WHERE s.id = $2 AND s.is_active`,
  params: [uuid, uuid],
  row: { id: uuid },
});

/** The people whom a person can see. */
@Injectable()
export class DirectoryRepository {
  constructor(private readonly accounts: AccountsRepository) {}

  async idsSeenBy(reads: ProjectsReads, userId: string): Promise<readonly string[]> {
    return (await reads.rows(IDS, [userId])).map(({ id }) => id);
  }

  /** The named active person if visible; an invisible one counts as missing. */
  async find(
    reads: ProjectsReads,
    seenBy: string,
    who: { userId: string } | { email: string },
  ): Promise<string | null> {
    const [found] =
      'email' in who ? await reads.rows(BY_EMAIL, [seenBy, who.email]) : await reads.rows(BY_ID, [seenBy, who.userId]);
    return found?.id ?? null;
  }

  /** The same, for adding a person to a place that the caller has locked: their account does not end before the unit does. */
  async findStaying(
    unit: ProjectsUnit,
    seenBy: string,
    who: { userId: string } | { email: string },
  ): Promise<string | null> {
    const found = await this.find(unit, seenBy, who);
    if (found === null || !(await this.accounts.share(unit, found))) return null;
    // It may have ended while this waited.
    return this.find(unit, seenBy, { userId: found });
  }
}
