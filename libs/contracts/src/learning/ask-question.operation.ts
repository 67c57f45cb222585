import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { helpText, question } from './question.ts';
import { questionErrors } from './question.errors.ts';

export const askQuestion = operation({
  name: 'learning.ask-question',
  summary: 'Asks a person about an unlocked part; the answer says by when there will be one.',
  door: { kind: 'procedure', procedure: 'ask_question' },
  policy: signedIn('learners whose plan includes it, about parts that are unlocked for them'),
  repeat: { key: 'question_id' },
  input: z.strictObject({ question_id: z.uuid(), part_id: z.uuid(), text: helpText }),
  output: question,
  errors: [
    learningErrors.part_not_found,
    learningErrors.part_locked,
    learningErrors.curriculum_not_ready,
    questionErrors.question_needs_plan,
    questionErrors.too_many_open_questions,
  ],
});
