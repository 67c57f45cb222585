import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { thingId } from './authoring.ts';
import { authoringErrors } from './authoring.errors.ts';

/** Those beside it are numbered anew, and questions that name a module by its number follow it. */
export const moveCurriculumThing = operation({
  name: 'learning.move-curriculum-thing',
  summary: 'Drafts another place of a level, module or part among those of the same parent.',
  door: { kind: 'procedure', procedure: 'move_curriculum_thing' },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({
    id: thingId,
    /** From 1; a higher one than there are is the last. */
    position: z.int().min(1).max(99),
  }),
  output: z.strictObject({
    position: z.int(),
    /** How many there are of the same parent. */
    count: z.int(),
  }),
  errors: [authoringErrors.curriculum_thing_not_found],
});
