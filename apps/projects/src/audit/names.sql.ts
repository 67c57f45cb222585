import { array, bool, query, text, uuid } from '@nivel/messaging/statement';

/** The names of things: people by name or else address, invites by their address, projects and organizations. */
export const NAMES = query({
  text: `SELECT user_id AS id, coalesce(nullif(full_name, ''), email) AS name, NOT is_active AS "isRemoved" FROM crico_users WHERE user_id = ANY($1)
UNION ALL SELECT id, email, false FROM crico_user_invites WHERE id = ANY($1)
UNION ALL SELECT id, name, false FROM projects WHERE id = ANY($1) AND name <> ''
UNION ALL SELECT id, name, false FROM organizations WHERE id = ANY($1) AND name <> ''`,
  params: [array(uuid)],
  row: { id: uuid, name: text, isRemoved: bool },
});
