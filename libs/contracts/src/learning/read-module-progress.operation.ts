import { z } from 'zod';
import { signedIn } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { exerciseAnswer } from './submit-exercise.operation.ts';

export const readModuleProgress = tableRead({
  name: 'learning.read-module-progress',
  summary: "The caller's progress in each module begun.",
  table: 'module_progress',
  policy: signedIn("the caller's own rows"),
  owner: 'user_id',
  row: z.strictObject({
    id: z.uuid(),
    user_id: z.uuid(),
    level_id: z.string(),
    module_id: z.uuid(),
    /** 0 to 100 with two decimals. */
    completion_percentage: z.number(),
    parts_completed: z.array(z.uuid()),
    /** Part id -> the answers of the last attempt, by item id. */
    exercise_answers: z.record(z.string(), z.record(z.string(), exerciseAnswer)),
    /** Seconds. */
    time_spent: z.int(),
    is_completed: z.boolean(),
    completed_at: z.iso.datetime().nullable(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
});
