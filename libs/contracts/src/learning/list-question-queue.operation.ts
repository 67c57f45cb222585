import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { mentor } from './mentor.ts';
import { queuedQuestion } from './question.ts';

export const listQuestionQueue = operation({
  name: 'learning.list-question-queue',
  summary:
    'Questions that wait for an answer, those of elite first, then by promise; and what the caller has answered.',
  door: { kind: 'procedure', procedure: 'list_question_queue' },
  policy: atLeast(mentor, 'mentor'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    waiting: z.array(queuedQuestion),
    /** The total number of waiting questions; of very many only the first are listed. */
    waiting_count: z.int(),
    /** The last ones, newest first. */
    answered: z.array(queuedQuestion),
  }),
  errors: [learningErrors.curriculum_not_ready],
});
