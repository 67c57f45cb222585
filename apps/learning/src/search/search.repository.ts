import { Injectable } from '@nestjs/common';
import { array, float8, nullable, query, text, textOf, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import { MATCH_MARKS } from '../curriculum-places/excerpts.ts';
import type { Place } from '../curriculum-places/places.ts';
import type { LearningReads } from '../database.ts';

/** Places of one part, and of all of them. */
const MOST_OF_A_PART = 3;
const MOST = 60;

/**
 * The best places, grouped by part. Words match as typed and without accents. In parts that are not open ($2 lists the open
 * ones) only titles are searched. Excerpts are computed last, for the returned rows only.
 */
const SEARCH = query({
  text: `
SELECT f.part_id, f.kind, f.anchor, f.heading, f.best, ts_headline('spanish', f.body, f.sought,
  'MaxWords=30, MinWords=14, MaxFragments=1, ' || ${MATCH_MARKS}) AS excerpt
FROM (
  SELECT r.*, max(r.rank) OVER (PARTITION BY r.part_id) AS best,
    row_number() OVER (PARTITION BY r.part_id ORDER BY r.rank DESC, r.place) AS nth
  FROM (
    SELECT p.*, s.sought, ts_rank(p.words, s.sought)::float8 AS rank
    FROM (SELECT websearch_to_tsquery('spanish', $1) || websearch_to_tsquery('spanish', folded($1)) AS sought) s
    JOIN curriculum_places p ON p.words @@ s.sought AND (p.kind = 'title' OR p.part_id = ANY($2))
  ) r
) f
WHERE f.nth <= ${MOST_OF_A_PART}
ORDER BY f.best DESC, f.part_id, f.nth LIMIT ${MOST}`,
  params: [text, array(uuid)],
  row: {
    part_id: uuid,
    kind: textOf<Place['kind']>(),
    anchor: nullable(text),
    heading: text,
    best: float8,
    excerpt: text,
  },
});

export type FoundRow = RowOfStatement<typeof SEARCH>;

/** The curriculum, by its words. */
@Injectable()
export class SearchRepository {
  /** @param openParts the parts whose texts are searched */
  find(reads: LearningReads, search: string, openParts: readonly string[]): Promise<FoundRow[]> {
    return reads.rows(SEARCH, [search, [...openParts]]);
  }
}
