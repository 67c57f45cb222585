import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { exerciseAnswer, gradedItem, gradingErrors } from './submit-exercise.operation.ts';

/** Keeps no answer and gives nothing; what counts is the attempt that is submitted. How often is asked is counted. */
export const checkAnswer = operation({
  name: 'learning.check-answer',
  summary: 'Grades the answer to one item of an exercises part, for feedback at once.',
  door: { kind: 'procedure', procedure: 'check_answer' },
  policy: signedIn('learners answer for themselves'),
  input: z.strictObject({ part_id: z.uuid(), item_id: z.string().max(100), answer: exerciseAnswer }),
  output: gradedItem,
  errors: gradingErrors,
});
