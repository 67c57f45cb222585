import { array, command, timestamptz, uuid } from '@nivel/messaging/statement';

export const MOST_ORGANIZATIONS_AT_ONCE = 50;

/** Organizations deleted before a moment, once none of their projects is left. */
export const DUE_ORGANIZATIONS = command({
  text: `SELECT o.id FROM organizations o WHERE o.deleted_at <= $1 AND o.purged_at IS NULL
AND NOT EXISTS (SELECT 1 FROM projects p WHERE p.organization_id = o.id AND p.purged_at IS NULL)
ORDER BY o.id LIMIT ${MOST_ORGANIZATIONS_AT_ONCE} FOR UPDATE OF o SKIP LOCKED`,
  params: [timestamptz],
  row: { id: uuid },
});

/** Name and slug are free for others; members keep their rows, which copies go by, and every one of them has ended. */
export const PURGE_ORGANIZATIONS = command({
  text: `WITH ended AS (UPDATE organization_members SET removed_at = $2, progress_consent = NULL, progress_consent_at = NULL,
    progress_consent_answered = NULL, changed_at = $2, version = version + 1 WHERE organization_id = ANY ($1) AND removed_at IS NULL),
uninvited AS (UPDATE crico_user_invites SET revoked_at = $2 WHERE organization_id = ANY ($1) AND accepted_at IS NULL AND revoked_at IS NULL)
UPDATE organizations SET name = '', folded_name = id::text, slug = id::text, description = '', purged_at = $2, updated_at = $2,
  version = version + 1 WHERE id = ANY ($1)`,
  params: [array(uuid), timestamptz],
});
