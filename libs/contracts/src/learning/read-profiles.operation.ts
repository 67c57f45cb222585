import { z } from 'zod';
import { signedIn } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';

/** A row of the documented table `profiles`. */
export const profileRow = z.strictObject({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  student_type: z.string(),
  educational_interests: z.array(z.string()),
  skill_level: z.string(),
});

export const readProfiles = tableRead({
  name: 'learning.read-profiles',
  summary: "The caller's profile: one row.",
  table: 'profiles',
  policy: signedIn("the caller's own row"),
  owner: 'id',
  row: profileRow,
});
