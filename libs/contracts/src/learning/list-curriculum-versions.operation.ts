import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';

export const listCurriculumVersions = operation({
  name: 'learning.list-curriculum-versions',
  summary: 'The last fifty published versions of the curriculum, the newest first.',
  door: { kind: 'procedure', procedure: 'list_curriculum_versions' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    versions: z.array(
      z.strictObject({
        version: z.int(),
        /** `files`: brought by a release; `authors`: published in the product. */
        source: z.enum(['files', 'authors']),
        published_at: z.iso.datetime(),
        note: z.string(),
        /** The older version whose content it has again. */
        restored: z.int().nullable(),
      }),
    ),
  }),
  errors: [],
});
