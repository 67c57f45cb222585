import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { contentProblem, draftState, thingId, thingKind } from './authoring.ts';

export const readCurriculumDraft = operation({
  name: 'learning.read-curriculum-draft',
  summary: 'The curriculum with everything that is drafted, as an outline, and what keeps it from being published.',
  door: { kind: 'procedure', procedure: 'read_curriculum_draft' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Of the published version; 0 before the first one. */
    version: z.int(),
    /** Levels in order, each followed by its modules with their parts; then achievements. Removed things are among them. */
    things: z.array(
      z.strictObject({
        kind: thingKind,
        id: thingId,
        /** The level of a module, the module of a part. */
        parent_id: thingId.nullable(),
        title: z.string(),
        /** Its order among those of the same parent. */
        position: z.int(),
        /** Whether learners see it once it is published; one in preparation is not active. */
        is_active: z.boolean(),
        part_type: z.enum(['video', 'text', 'exercises']).nullable(),
        state: draftState,
      }),
    ),
    problems: z.array(contentProblem),
  }),
  errors: [],
});
