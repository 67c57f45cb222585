import { z } from 'zod';
import { signedIn } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { achievementRow } from './read-achievements.operation.ts';

export const readUserAchievements = tableRead({
  name: 'learning.read-user-achievements',
  summary: "The caller's achievements, with their definitions where `achievements` is embedded.",
  table: 'user_achievements',
  policy: signedIn("the caller's own rows"),
  owner: 'user_id',
  row: z.strictObject({ user_id: z.uuid(), achievement_id: z.uuid(), unlocked_at: z.iso.datetime() }),
  relations: { achievements: achievementRow },
});
