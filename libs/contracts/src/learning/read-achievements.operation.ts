import { z } from 'zod';
import { signedIn } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { achievementRequirementsSchema } from './content/achievement.ts';

export const achievementRow = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  points: z.int(),
  requirements: achievementRequirementsSchema,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export const readAchievements = tableRead({
  name: 'learning.read-achievements',
  summary: 'Every achievement there is.',
  table: 'achievements',
  policy: signedIn('achievements are the same for all learners'),
  owner: null,
  row: achievementRow,
});
