import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { draftRevision, draftState, thingId, thingKind } from './authoring.ts';
import { authoringErrors } from './authoring.errors.ts';

/** Learners see nothing of a draft before it is published. The same content again is saved already. */
export const saveCurriculumThing = operation({
  name: 'learning.save-curriculum-thing',
  summary:
    'Drafts a thing of the curriculum, a new one or another content or its removal, unless another window was faster.',
  door: { kind: 'procedure', procedure: 'save_curriculum_thing' },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({
    kind: thingKind,
    id: thingId,
    /** Checked by the contract of its kind; null removes the thing, and what is in it. */
    content: z.record(z.string(), z.unknown()).nullable(),
    /** Of the content that it was written on; null: it is new. */
    revision: draftRevision.nullable(),
  }),
  output: z.strictObject({ revision: draftRevision, state: draftState }),
  errors: [
    authoringErrors.curriculum_thing_not_found,
    authoringErrors.curriculum_thing_invalid,
    authoringErrors.curriculum_thing_changed,
  ],
});
