import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { contentChanges, contentProblem, draftRevision } from './authoring.ts';

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
    changes: contentChanges,
    problems: z.array(contentProblem),
  }),
  errors: [],
});
