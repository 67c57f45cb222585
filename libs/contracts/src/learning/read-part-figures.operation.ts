import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';

export const readPartFigures = operation({
  name: 'learning.read-part-figures',
  summary: 'What learners do in a part, as figures about at least five of them.',
  door: { kind: 'procedure', procedure: 'read_part_figures' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({
    /** Learners who opened it; null: one to four, which is not said. */
    opened: z.int().nullable(),
    completed: z.int().nullable(),
    /** Share of first tries at its questions that were right, 0 to 1; null below five learners who tried, or without questions. */
    first_try_share: z.number().nullable(),
  }),
  errors: [],
});
