/**
 * The roles that count now: of active people, in projects that are not in the trash, nor is their organization. Administrators
 * of the installation and of the organization are directors; who left the organization has no role in its projects. What a
 * visible project gives to those who are not in its team comes last.
 */
export const EFFECTIVE_ROLE = `CASE WHEN u.role = 'admin' OR o.role IN ('owner', 'admin') THEN 'director'
  WHEN m.role IS NOT NULL AND (p.organization_id IS NULL OR o.id IS NOT NULL) THEN m.role
  WHEN p.visibility IN ('team', 'public') AND o.role = 'member' THEN 'guest'
  WHEN p.visibility = 'public' THEN 'reader' END`;
/** People and the projects in which they have a role; `$1` is the person. */
export const SEEN_PROJECTS = `FROM crico_users u JOIN projects p ON p.deleted_at IS NULL
LEFT JOIN organizations g ON g.id = p.organization_id
LEFT JOIN project_members m ON m.project_id = p.id AND m.user_id = u.user_id
LEFT JOIN organization_members o ON o.organization_id = p.organization_id AND o.user_id = u.user_id AND o.removed_at IS NULL
WHERE u.user_id = $1 AND u.is_active AND g.deleted_at IS NULL AND ${EFFECTIVE_ROLE} IS NOT NULL`;
