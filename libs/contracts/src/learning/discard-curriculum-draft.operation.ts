import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { draftRevision, thingId } from './authoring.ts';
import { authoringErrors } from './authoring.errors.ts';

export const discardCurriculumDraft = operation({
  name: 'learning.discard-curriculum-draft',
  summary: 'Discards what is drafted of one thing of the curriculum: it is again as it was published.',
  door: { kind: 'procedure', procedure: 'discard_curriculum_draft' },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({
    id: thingId,
    /** Of the draft that is discarded. */
    revision: draftRevision,
  }),
  output: z.strictObject({}),
  errors: [authoringErrors.curriculum_thing_changed],
});
