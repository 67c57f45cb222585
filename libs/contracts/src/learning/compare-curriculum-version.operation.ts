import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { contentChanges, versionNumber } from './authoring.ts';
import { authoringErrors } from './authoring.errors.ts';

export const compareCurriculumVersion = operation({
  name: 'learning.compare-curriculum-version',
  summary:
    'What publishing an older version of the curriculum again would change, with how many learners have worked on it.',
  door: { kind: 'procedure', procedure: 'compare_curriculum_version' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({ version: versionNumber }),
  output: z.strictObject({
    /** The published version that it is compared with; publishing the older one again names it. */
    present: z.int(),
    changes: contentChanges,
  }),
  errors: [authoringErrors.curriculum_version_not_found],
});
