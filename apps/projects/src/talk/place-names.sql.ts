import { query, text, uuid } from '@nivel/messaging/statement';

/** The names of a project (`$1`) and one person of it (`$2`), for notices about them. */
export const PLACE_NAMES = query({
  text: `SELECT p.name AS "projectName", coalesce(u.full_name, '') AS "personName" FROM projects p
LEFT JOIN crico_users u ON u.user_id = $2 WHERE p.id = $1`,
  params: [uuid, uuid],
  row: { projectName: text, personName: text },
});
