import { z } from 'zod';
import { signedIn } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';

export const readUserProgress = tableRead({
  name: 'learning.read-user-progress',
  summary: "The caller's progress: one row.",
  table: 'user_progress',
  policy: signedIn("the caller's own row"),
  owner: 'user_id',
  row: z.strictObject({
    id: z.uuid(),
    user_id: z.uuid(),
    total_points: z.int(),
    current_level: z.string(),
    modules_completed: z.int(),
    achievements_unlocked: z.int(),
    streak_days: z.int(),
    streak_freezes: z.int(),
    time_zone: z.string(),
    last_activity: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
});
