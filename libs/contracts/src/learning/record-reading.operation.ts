import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';

export const recordReading = operation({
  name: 'learning.record-reading',
  summary: 'Says that the end of a text was seen.',
  door: { kind: 'procedure', procedure: 'record_reading' },
  policy: signedIn('learners report what they read themselves'),
  repeat: 'idempotent',
  input: z.strictObject({ part_id: z.uuid() }),
  /** `secondsLeft` until the part may be completed. */
  output: z.strictObject({ reachedEndAt: z.iso.datetime(), secondsLeft: z.number() }),
  errors: [
    learningErrors.part_not_found,
    learningErrors.curriculum_not_ready,
    learningErrors.wrong_part_type,
    learningErrors.part_not_opened,
  ],
});
