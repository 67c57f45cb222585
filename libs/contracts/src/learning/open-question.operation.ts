import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { mentor } from './mentor.ts';
import { question, queuedQuestion } from './question.ts';
import { questionErrors } from './question.errors.ts';

/** A mentor's possible actions, and who asked, beside the question itself. */
const openedQuestion = question.extend(queuedQuestion.pick({ first_name: true, tier: true, taken: true }).shape);

/** A look of a mentor is logged before anything is shown. */
export const openQuestion = operation({
  name: 'learning.open-question',
  summary:
    'Shows a mentor a question with its messages; `take` reserves it for a while, so that no other mentor answers.',
  door: { kind: 'procedure', procedure: 'open_question' },
  policy: atLeast(mentor, 'mentor'),
  repeat: 'idempotent',
  input: z.strictObject({ question_id: z.uuid(), take: z.boolean().default(false) }),
  output: openedQuestion,
  errors: [
    learningErrors.curriculum_not_ready,
    questionErrors.question_not_found,
    questionErrors.question_not_in_state,
    questionErrors.question_taken,
  ],
});
