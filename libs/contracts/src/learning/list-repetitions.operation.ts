import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { dueQuestion, repetitionDay } from './repetition.ts';

export const listRepetitions = operation({
  name: 'learning.list-repetitions',
  summary: 'Questions that the caller missed and that are due today, the longest due first, without their solutions.',
  door: { kind: 'procedure', procedure: 'list_repetitions' },
  policy: signedIn("questions that the caller missed in what the caller's plan and progress open"),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ day: repetitionDay, questions: z.array(dueQuestion) }),
  errors: [learningErrors.curriculum_not_ready],
});
