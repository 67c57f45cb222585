import { array, int4, query, text } from '@nivel/messaging/statement';
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

/** How many learners have worked on things; null: one to four, which is not said. */
export const countLearners = async (
  reads: LearningReads,
  ids: readonly string[],
): Promise<(id: string) => number | null> => {
  const rows = await reads.rows(COUNT, [[...ids]]);
  const counts = new Map(rows.map(({ id, learners }) => [id, learners]));
  return (id) => {
    const learners = counts.get(id) ?? 0;
    return learners > 0 && learners < FEWEST ? null : learners;
  };
};
