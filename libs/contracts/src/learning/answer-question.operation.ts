import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { mentor } from './mentor.ts';
import { helpText, question } from './question.ts';
import { questionErrors } from './question.errors.ts';

export const answerQuestion = operation({
  name: 'learning.answer-question',
  summary: 'Answers a question that waits, in Markdown.',
  door: { kind: 'procedure', procedure: 'answer_question' },
  policy: atLeast(mentor, 'mentor'),
  repeat: { key: 'message_id' },
  input: z.strictObject({ question_id: z.uuid(), message_id: z.uuid(), text: helpText }),
  output: question,
  errors: [
    learningErrors.curriculum_not_ready,
    questionErrors.question_not_found,
    questionErrors.question_not_in_state,
    questionErrors.question_taken,
  ],
});
