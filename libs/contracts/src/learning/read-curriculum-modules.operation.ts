import { z } from 'zod';
import { signedIn } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';

export const readCurriculumModules = tableRead({
  name: 'learning.read-curriculum-modules',
  summary: 'Active modules of the curriculum.',
  table: 'curriculum_modules',
  policy: signedIn('the curriculum is the same for all learners'),
  owner: null,
  row: z.strictObject({
    id: z.uuid(),
    level_id: z.string(),
    module_number: z.int(),
    title: z.string(),
    description: z.string(),
    /** Minutes. */
    estimated_duration: z.int(),
    prerequisites: z.array(z.uuid()),
    learning_objectives: z.array(z.string()),
    is_active: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
});
