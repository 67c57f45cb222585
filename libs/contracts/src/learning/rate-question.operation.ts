import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { shortText } from '../kernel/short-text.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { question } from './question.ts';
import { LONGEST_RATING } from './question-values.ts';
import { questionErrors } from './question.errors.ts';

export const rateQuestion = operation({
  name: 'learning.rate-question',
  summary: 'Says how much an answer helped, which closes the question.',
  door: { kind: 'procedure', procedure: 'rate_question' },
  policy: signedIn("the caller's own questions"),
  repeat: 'idempotent',
  input: z.strictObject({
    question_id: z.uuid(),
    rating: z.int().min(1).max(5),
    words: shortText('Words', { most: LONGEST_RATING }).default(''),
  }),
  output: question,
  errors: [
    learningErrors.curriculum_not_ready,
    questionErrors.question_not_found,
    questionErrors.question_not_in_state,
  ],
});
