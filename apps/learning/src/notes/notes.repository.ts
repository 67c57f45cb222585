import { Injectable } from '@nestjs/common';
import {
  array,
  bool,
  command,
  int4,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { LearningReads, LearningUnit } from '../database.ts';

/** Many times the parts of the curriculum. */
const MOST_LISTED = 500;
/** Characters of an excerpt, and the maximum before the first match. */
const EXCERPT = 300;
const EXCERPT_BEFORE = 80;

const COLUMNS = 'text, version, updated_at, bookmarked_at IS NOT NULL AS is_bookmarked';
const row = { text, version: int4, updated_at: nullable(timestamptz), is_bookmarked: bool };

const READ = query({
  text: `SELECT ${COLUMNS} FROM part_notes WHERE user_id = $1 AND part_id = $2`,
  params: [uuid, uuid],
  row,
});
const HAS_OPENED = query({
  text: 'SELECT 1 AS opened FROM part_views WHERE user_id = $1 AND part_id = $2',
  params: [uuid, uuid],
  row: { opened: int4 },
});
/** Two windows that write on the same version come one after the other: the second changes nothing. */
const SAVE = command({
  text: `INSERT INTO part_notes AS n (user_id, part_id, text, version, updated_at) VALUES ($1, $2, $3, 1, $5)
ON CONFLICT (user_id, part_id) DO UPDATE SET text = EXCLUDED.text, version = n.version + 1, updated_at = EXCLUDED.updated_at
WHERE n.version = $4 AND n.text <> EXCLUDED.text RETURNING ${COLUMNS}`,
  params: [uuid, uuid, text, int4, timestamptz],
  row,
});
const BOOKMARK = command({
  text: `INSERT INTO part_notes AS n (user_id, part_id, bookmarked_at) VALUES ($1, $2, CASE WHEN $3 THEN $4::timestamptz END)
ON CONFLICT (user_id, part_id) DO UPDATE SET bookmarked_at = CASE WHEN $3 THEN coalesce(n.bookmarked_at, $4::timestamptz) END
RETURNING ${COLUMNS}`,
  params: [uuid, uuid, bool, timestamptz],
  row,
});
const LIST = query({
  text: `SELECT part_id, version, bookmarked_at IS NOT NULL AS is_bookmarked,
  substr(text, found.first, ${EXCERPT}) AS excerpt, length(text) > ${EXCERPT} AS is_cut,
  greatest(updated_at, bookmarked_at) AS changed_at
FROM part_notes, LATERAL (SELECT position(folded($2) IN folded(text)) AS at) AS place,
  LATERAL (SELECT CASE WHEN place.at <= ${EXCERPT_BEFORE} THEN 1 ELSE place.at - ${EXCERPT_BEFORE} END AS first) AS found
WHERE user_id = $1 AND (text <> '' OR bookmarked_at IS NOT NULL) AND (place.at > 0 OR part_id = ANY($3))
ORDER BY changed_at DESC, part_id LIMIT ${MOST_LISTED}`,
  params: [uuid, text, array(uuid)],
  row: { part_id: uuid, version: int4, is_bookmarked: bool, excerpt: text, is_cut: bool, changed_at: timestamptz },
});

export type StoredNote = RowOfStatement<typeof READ>;
export type ListedNote = RowOfStatement<typeof LIST>;

/** Notes and bookmarks of learners; each method is one statement. */
@Injectable()
export class NotesRepository {
  async read(reads: LearningReads | LearningUnit, userId: string, partId: string): Promise<StoredNote | null> {
    return (await reads.rows(READ, [userId, partId]))[0] ?? null;
  }

  /** @returns null when the note has another version, or that text already */
  async save(
    unit: LearningUnit,
    of: { readonly userId: string; readonly partId: string },
    { text: written, version }: Pick<StoredNote, 'text' | 'version'>,
  ): Promise<StoredNote | null> {
    return (await unit.rows(SAVE, [of.userId, of.partId, written, version, unit.now]))[0] ?? null;
  }

  async bookmark(unit: LearningUnit, userId: string, partId: string, isBookmarked: boolean): Promise<StoredNote> {
    const [saved] = await unit.rows(BOOKMARK, [userId, partId, isBookmarked, unit.now]);
    if (saved === undefined) throw new Error('an upsert answered no row');
    return saved;
  }

  /** Notes that contain a text, and notes of the named parts; all where the text is empty. */
  list(reads: LearningReads, userId: string, search: string, partIds: readonly string[]): Promise<ListedNote[]> {
    return reads.rows(LIST, [userId, search, [...partIds]]);
  }

  async hasOpened(reads: LearningReads | LearningUnit, userId: string, partId: string): Promise<boolean> {
    return (await reads.rows(HAS_OPENED, [userId, partId])).length > 0;
  }
}
