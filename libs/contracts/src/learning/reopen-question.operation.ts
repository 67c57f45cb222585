import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { helpText, question } from './question.ts';
import { questionErrors } from './question.errors.ts';

export const reopenQuestion = operation({
  name: 'learning.reopen-question',
  summary: 'Says what an answer left open; a new promise begins.',
  door: { kind: 'procedure', procedure: 'reopen_question' },
  policy: signedIn("the caller's own questions"),
  repeat: { key: 'message_id' },
  input: z.strictObject({ question_id: z.uuid(), message_id: z.uuid(), text: helpText }),
  output: question,
  errors: [
    learningErrors.curriculum_not_ready,
    questionErrors.question_not_found,
    questionErrors.question_not_in_state,
    questionErrors.question_needs_plan,
  ],
});
