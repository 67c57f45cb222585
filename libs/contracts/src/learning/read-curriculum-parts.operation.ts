import { z } from 'zod';
import { signedIn } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { teachingSchema } from './content/teaching.ts';
import { publicPart } from './part-view.ts';

/** `content` is null for parts that are locked for the caller; it never holds a solution. */
export const readCurriculumParts = tableRead({
  name: 'learning.read-curriculum-parts',
  summary: 'Active parts of the curriculum.',
  table: 'curriculum_parts',
  policy: signedIn('titles are the same for all learners, contents are shown once unlocked'),
  owner: null,
  row: z.strictObject({
    id: z.uuid(),
    module_id: z.uuid(),
    type: z.enum(['video', 'text', 'exercises']),
    title: z.string(),
    content: publicPart.nullable(),
    points: z.int(),
    /** Minutes. */
    estimated_duration: z.int(),
    order_index: z.int(),
    metadata: z.strictObject({ slug: z.string(), skill: z.string(), ...teachingSchema.partial().shape }),
    is_active: z.boolean(),
  }),
});
