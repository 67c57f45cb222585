import { array, float8, int4, query, text, uuid } from '@nivel/messaging/statement';
import type { LearningReads } from '../database.ts';

/** Fewer learners than this are not counted: each might be recognised. */
const FEWEST = 5;

const COUNT = query({
  text: `SELECT part_id::text AS id, count(*)::integer AS learners FROM part_views
WHERE part_id::text = ANY($1) GROUP BY part_id
UNION ALL SELECT module_id::text, count(*)::integer FROM module_progress
WHERE module_id::text = ANY($1) GROUP BY module_id
UNION ALL SELECT level_id, count(DISTINCT user_id)::integer FROM module_progress
WHERE level_id = ANY($1) GROUP BY level_id
UNION ALL SELECT achievement_id::text, count(*)::integer FROM user_achievements
WHERE achievement_id::text = ANY($1) GROUP BY achievement_id`,
  params: [array(text)],
  row: { id: text, learners: int4 },
});

const FIGURES = query({
  text: `SELECT (SELECT count(*)::integer FROM part_views WHERE part_id = $1) AS opened,
  (SELECT count(*)::integer FROM part_completions WHERE part_id = $1) AS completed,
  count(DISTINCT user_id)::integer AS tried,
  coalesce(avg((grade = 1)::integer), 0)::double precision AS share
FROM item_tries WHERE part_id = $1 AND run = 1 AND try = 1`,
  params: [uuid],
  row: { opened: int4, completed: int4, tried: int4, share: float8 },
});

const unlessFew = (learners: number): number | null => (learners > 0 && learners < FEWEST ? null : learners);

interface PartFigures {
  readonly opened: number | null;
  readonly completed: number | null;
  readonly firstTryShare: number | null;
}

/** What learners do in a part; null where it would be about fewer than five of them. */
export const readFigures = async (reads: LearningReads, partId: string): Promise<PartFigures> => {
  const [row = { opened: 0, completed: 0, tried: 0, share: 0 }] = await reads.rows(FIGURES, [partId]);
  const firstTryShare = row.tried < FEWEST ? null : row.share;
  return { opened: unlessFew(row.opened), completed: unlessFew(row.completed), firstTryShare };
};

/** How many learners have worked on things; null: one to four, which is not said. */
export const countLearners = async (
  reads: LearningReads,
  ids: readonly string[],
): Promise<(id: string) => number | null> => {
  const rows = await reads.rows(COUNT, [[...ids]]);
  const counts = new Map(rows.map(({ id, learners }) => [id, learners]));
  return (id) => unlessFew(counts.get(id) ?? 0);
};
