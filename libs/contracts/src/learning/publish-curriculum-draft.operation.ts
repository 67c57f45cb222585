import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { shortText } from '../kernel/short-text.ts';
import { account } from '../projects/memberships.ts';
import { draftRevision } from './authoring.ts';
import { authoringErrors } from './authoring.errors.ts';
import { LONGEST_PUBLISH_NOTE } from './authoring-values.ts';

/** Everything that is drafted, or nothing. What learners have earned stays earned. */
export const publishCurriculumDraft = operation({
  name: 'learning.publish-curriculum-draft',
  summary: 'Publishes the draft of the curriculum as a new version, if it is the one that was reviewed.',
  door: { kind: 'procedure', procedure: 'publish_curriculum_draft' },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({
    /** Made by the caller; the same again publishes nothing more. */
    publish_id: z.uuid(),
    revision: draftRevision,
    note: shortText('A note', { most: LONGEST_PUBLISH_NOTE }),
  }),
  output: z.strictObject({ version: z.int() }),
  errors: [
    authoringErrors.curriculum_draft_changed,
    authoringErrors.curriculum_draft_empty,
    authoringErrors.curriculum_contradicts,
  ],
});
