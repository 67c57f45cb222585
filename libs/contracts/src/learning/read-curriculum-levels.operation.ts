import { z } from 'zod';
import { signedIn } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';

export const readCurriculumLevels = tableRead({
  name: 'learning.read-curriculum-levels',
  summary: 'Active levels of the curriculum.',
  table: 'curriculum_levels',
  policy: signedIn('the curriculum is the same for all learners'),
  owner: null,
  row: z.strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    duration: z.string(),
    color: z.string(),
    order_index: z.int(),
    is_active: z.boolean(),
  }),
});
