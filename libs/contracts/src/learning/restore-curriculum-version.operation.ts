import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { versionNumber } from './authoring.ts';
import { authoringErrors } from './authoring.errors.ts';

/** Drafts stay drafts. */
export const restoreCurriculumVersion = operation({
  name: 'learning.restore-curriculum-version',
  summary: 'Publishes the content of an older version of the curriculum again, as a new version.',
  door: { kind: 'procedure', procedure: 'restore_curriculum_version' },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({
    /** Made by the caller; the same again publishes nothing more. */
    publish_id: z.uuid(),
    version: versionNumber,
    /** The one that the caller saw as the published one, which is replaced. */
    present: versionNumber,
  }),
  output: z.strictObject({ version: z.int() }),
  errors: [authoringErrors.curriculum_version_changed, authoringErrors.curriculum_version_not_found],
});
