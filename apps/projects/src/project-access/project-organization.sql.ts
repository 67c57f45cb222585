import { nullable, query, uuid } from '@nivel/messaging/statement';

/** The organization of a project (`$1`). */
export const ORGANIZATION_OF_PROJECT = query({
  text: 'SELECT organization_id AS "organizationId" FROM projects WHERE id = $1',
  params: [uuid],
  row: { organizationId: nullable(uuid) },
});
