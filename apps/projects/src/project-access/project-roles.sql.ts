/**
 * The roles that are valid now: of active people, in projects whose organization is not in the trash. Administrators of the
 * installation and of the organization are directors; a person who left the organization has no role in its projects. The roles
 * that a visible project gives to people outside its team come last.
 */
const roleWhere = (directors: string): string => `CASE WHEN ${directors} THEN 'director'
  WHEN m.role IS NOT NULL AND (p.organization_id IS NULL OR o.id IS NOT NULL) THEN m.role
  WHEN p.visibility IN ('team', 'public') AND o.role = 'member' THEN 'guest'
  WHEN p.visibility = 'public' THEN 'reader' END`;
export const EFFECTIVE_ROLE = roleWhere(`u.role = 'admin' OR o.role IN ('owner', 'admin')`);
/** The same without what administrators of the installation may everywhere: they are in no list. */
export const LISTED_ROLE = roleWhere(`o.role IN ('owner', 'admin')`);

const rolesWhere = (
  projects: string,
  people: string,
  of = 'crico_users u',
): string => `FROM ${of} JOIN projects p ON ${projects}
LEFT JOIN organizations g ON g.id = p.organization_id
LEFT JOIN project_members m ON m.project_id = p.id AND m.user_id = u.user_id
LEFT JOIN organization_members o ON o.organization_id = p.organization_id AND o.user_id = u.user_id AND o.removed_at IS NULL
WHERE ${people} AND u.is_active AND g.deleted_at IS NULL AND ${EFFECTIVE_ROLE} IS NOT NULL`;

/** The projects in which a person (`$1`) has a role. */
export const SEEN_PROJECTS = rolesWhere('p.deleted_at IS NULL AND p.copying_since IS NULL', 'u.user_id = $1');
/** Pairs of a person (`$1`) and a project (`$2`), each with its place among them (`k.nth`), where there is a role. */
export const ROLES_OF_PAIRS = rolesWhere(
  'p.id = k.project_id AND p.deleted_at IS NULL AND p.copying_since IS NULL',
  'true',
  'unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS k (user_id, project_id, nth) JOIN crico_users u ON u.user_id = k.user_id',
);
/** The projects in the trash in which a person (`$1`) would have a role. */
export const DELETED_PROJECTS = rolesWhere('p.deleted_at IS NOT NULL AND p.purged_at IS NULL', 'u.user_id = $1');
/** The people who have a role in one of some projects (`$1`), once for each. */
export const PEOPLE_OF_PROJECTS = rolesWhere(
  'p.id = ANY ($1) AND p.deleted_at IS NULL AND p.copying_since IS NULL',
  'true',
);
/** The people who have a role in a project (`$1`). */
export const PROJECT_PEOPLE = rolesWhere('p.id = $1 AND p.deleted_at IS NULL AND p.copying_since IS NULL', 'true');
