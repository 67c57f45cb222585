import { Injectable } from '@nestjs/common';
import { array, nullable, query, text, textOf, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import { MATCH_MARKS } from '../curriculum-places/excerpts.ts';
import type { LearningReads } from '../database.ts';

/** More than are answered, because some of them may have to be withheld. */
const MOST = 8;

/**
 * The taught places in some parts ($2) that contain enough words of a question: two of them, or a quarter of many. Words match
 * in all their forms, without accents. Places of one part ($3) come first, then those with the most words.
 */
const PASSAGES = query({
  text: `
SELECT f.part_id, f.kind, f.anchor, f.heading, f.body, ts_headline('spanish', f.body, f.sought,
  'MaxWords=60, MinWords=30, MaxFragments=1, ' || ${MATCH_MARKS}) AS excerpt
FROM (
  SELECT p.*, a.sought, cardinality(a.lexemes) AS asked, ts_rank_cd(p.words, a.sought, 1) AS rank,
    (SELECT count(*) FROM unnest(a.lexemes) l WHERE p.words @@ plainto_tsquery('simple', l)) AS matched
  FROM (
    SELECT tsvector_to_array(to_tsvector('spanish', folded($1))) AS lexemes,
      replace(plainto_tsquery('spanish', folded($1))::text, '&', '|')::tsquery AS sought
  ) a
  JOIN curriculum_places p ON p.part_id = ANY($2) AND p.kind IN ('text', 'second') AND p.words @@ a.sought
) f
WHERE f.matched >= greatest(least(2, f.asked), f.asked / 4)
ORDER BY f.part_id = $3 DESC, f.matched DESC, f.rank DESC, f.part_id, f.place LIMIT ${MOST}`,
  params: [text, array(uuid), uuid],
  row: {
    part_id: uuid,
    kind: textOf<'text' | 'second'>(),
    anchor: nullable(text),
    heading: text,
    body: text,
    excerpt: text,
  },
});

export type PassageRow = RowOfStatement<typeof PASSAGES>;

/** Taught passages in some parts, by the words of a question. */
@Injectable()
export class PassagesRepository {
  /**
   * @param partIds the parts that may be cited
   * @param ownPartId the one whose passages come first
   */
  find(reads: LearningReads, words: string, partIds: readonly string[], ownPartId: string): Promise<PassageRow[]> {
    return reads.rows(PASSAGES, [words, [...partIds], ownPartId]);
  }
}
