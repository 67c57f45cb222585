import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { contentProblem, draftRevision, thingId, thingKind } from './authoring.ts';

export const compareCurriculumDraft = operation({
  name: 'learning.compare-curriculum-draft',
  summary: 'The difference between the published curriculum and the draft, with how many learners have worked on it.',
  door: { kind: 'procedure', procedure: 'compare_curriculum_draft' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    version: z.int(),
    /** Names the whole difference; publishing asks for it. */
    revision: draftRevision,
    changes: z.array(
      z.strictObject({
        kind: thingKind,
        id: thingId,
        title: z.string(),
        state: z.enum(['added', 'changed', 'removed']),
        /** What differs in a changed thing, shortened. */
        fields: z.array(z.strictObject({ name: z.string(), before: z.string(), after: z.string() })),
        /** Who opened the part, completed one in the module or level, or has the achievement; null: one to four, which is not said. */
        learners: z.int().nullable(),
      }),
    ),
    problems: z.array(contentProblem),
  }),
  errors: [],
});
