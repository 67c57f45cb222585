import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { draftRevision, draftState, thingId, thingKind } from './authoring.ts';
import { authoringErrors } from './authoring.errors.ts';

/** The only operation, with that of the difference and the files, whose answers hold solutions of exercises. */
export const readCurriculumThing = operation({
  name: 'learning.read-curriculum-thing',
  summary: 'A level, module, part or achievement as it is drafted, with everything that its author writes.',
  door: { kind: 'procedure', procedure: 'read_curriculum_thing' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({ id: thingId }),
  output: z.strictObject({
    kind: thingKind,
    id: thingId,
    /** As the contract of its kind has it; a removed one as it was published. */
    content: z.record(z.string(), z.unknown()),
    revision: draftRevision,
    state: draftState,
  }),
  errors: [authoringErrors.curriculum_thing_not_found],
});
