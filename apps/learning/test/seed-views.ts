import { items } from './a-curriculum.ts';
import type { LearningUnderTest } from './learning-under-test.ts';

/** Writes the evidence for every part of every learner, as if each had been watched, read and solved an hour ago. */
export const seedViews = async (
  owner: LearningUnderTest['owner'],
  userIds: readonly string[],
  partIds: readonly string[],
  now: Date,
): Promise<void> => {
  await owner.query(
    `INSERT INTO part_views (user_id, part_id, opened_at, last_opened_at, reached_end_at, watched, attempts, best_score)
    SELECT u, p, $3, $3, $3, '{0,100}', $4, 1 FROM unnest($1::uuid[]) u, unnest($2::uuid[]) p`,
    [userIds, partIds, new Date(now.getTime() - 3_600_000), items.length],
  );
};
