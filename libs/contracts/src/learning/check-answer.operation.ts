import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { exerciseAnswer, gradedItem, gradingErrors } from './submit-exercise.operation.ts';

/**
 * An answer is a try, stored before its verdict is returned. The same answer again is the same try, so a repetition is
 * harmless.
 */
export const checkAnswer = operation({
  name: 'learning.check-answer',
  summary: 'Grades the answer to one item of an exercises part, for feedback at once.',
  door: { kind: 'procedure', procedure: 'check_answer' },
  policy: signedIn('learners answer for themselves'),
  repeat: 'idempotent',
  input: z.strictObject({ part_id: z.uuid(), item_id: z.string().max(100), answer: exerciseAnswer }),
  output: gradedItem,
  errors: [
    ...gradingErrors,
    learningErrors.handed_in_whole,
    learningErrors.no_tries_left,
    learningErrors.progress_busy,
  ],
});
