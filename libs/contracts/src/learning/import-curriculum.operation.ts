import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { contentFiles } from './authoring.ts';
import { authoringErrors } from './authoring.errors.ts';

/** All of the files or none of them. What they do not have stays as it is. */
export const importCurriculum = operation({
  name: 'learning.import-curriculum',
  summary: 'Drafts everything in which files differ from the published curriculum, to be reviewed and published.',
  door: { kind: 'procedure', procedure: 'import_curriculum' },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({ files: contentFiles.min(1) }),
  output: z.strictObject({
    /** How many things differ from the published version. */
    drafted: z.int(),
  }),
  errors: [authoringErrors.curriculum_files_invalid, authoringErrors.curriculum_drafts_in_way],
});
