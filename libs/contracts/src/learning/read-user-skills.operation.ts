import { z } from 'zod';
import { signedIn } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';

export const readUserSkills = tableRead({
  name: 'learning.read-user-skills',
  summary: "The caller's skills.",
  table: 'user_skills',
  policy: signedIn("the caller's own rows"),
  owner: 'user_id',
  row: z.strictObject({
    user_id: z.uuid(),
    skill_name: z.string(),
    /** 0 to 100 with two decimals. */
    skill_value: z.number(),
    description: z.string(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
});
