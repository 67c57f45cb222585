import { Injectable } from '@nestjs/common';
import { int4, int8, nullable, query, text, timestamptz, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../database.ts';

/**
 * Cards and lists of a project (`$1`) that were deleted after a moment (`$2`) and match a name (`$3`), after one of them (`$4`,
 * `$5`). The log contains who deleted them: its row has the same time.
 */
const TRASH = query({
  text: `SELECT t.*, (SELECT g.actor FROM project_changes g WHERE g.project_id = $1 AND g.at = t."deletedAt"
  AND g.changes @> jsonb_build_array(jsonb_build_object('of', t.of, 'id', t.id, 'set', NULL)) ORDER BY g.sequence DESC LIMIT 1) AS "deletedBy"
FROM (SELECT * FROM (
  SELECT 'card' AS of, c.id, c.number, c.title AS name, l.name AS list, 0 AS cards, c.deleted_at AS "deletedAt"
  FROM cards c JOIN lists l ON l.id = c.list_id JOIN projects p ON p.id = c.project_id
  WHERE c.project_id = $1 AND c.position IS NULL AND c.title <> '' AND c.deleted_at > $2
    AND ($3 = '' OR strpos(c.folded_title, $3) > 0 OR c.id::text = $3 OR crico_folded(p.key || '-' || c.number) = $3)
  UNION ALL
  SELECT 'list', l.id, NULL, l.name, NULL,
    (SELECT count(*)::integer FROM cards c WHERE c.list_id = l.id AND c.deleted_at = l.deleted_at AND c.title <> ''), l.deleted_at
  FROM lists l WHERE l.project_id = $1 AND l.position IS NULL AND l.name <> '' AND l.deleted_at > $2
    AND ($3 = '' OR strpos(crico_folded(l.name), $3) > 0)) e
  WHERE $4::timestamptz IS NULL OR (e."deletedAt", e.id) < ($4, $5::uuid)
  ORDER BY e."deletedAt" DESC, e.id DESC LIMIT $6) t
ORDER BY t."deletedAt" DESC, t.id DESC`,
  params: [uuid, timestamptz, text, nullable(timestamptz), nullable(uuid), int8],
  row: {
    of: text,
    id: uuid,
    number: nullable(int4),
    name: text,
    list: nullable(text),
    cards: int4,
    deletedAt: timestamptz,
    deletedBy: nullable(uuid),
  },
});

interface TrashQuery {
  /** Folded. */
  readonly words: string;
  readonly deletedAfter: Date;
  /** The row behind which the page starts. */
  readonly behind: { readonly deletedAt: Date; readonly id: string } | null;
  readonly most: number;
}

/** The trash of one project. */
@Injectable()
export class ProjectTrashRepository {
  page(
    reads: ProjectsReads,
    projectId: string,
    { words, deletedAfter, behind, most }: TrashQuery,
  ): Promise<RowOfStatement<typeof TRASH>[]> {
    const from = [behind?.deletedAt ?? null, behind?.id ?? null] as const;
    return reads.rows(TRASH, [projectId, deletedAfter, words, ...from, most]);
  }
}
