import { z } from 'zod';
import { tier } from '../billing/plan.ts';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { question } from './question.ts';

export const listMyQuestions = operation({
  name: 'learning.list-my-questions',
  summary: "The caller's questions to a person, newest first, and what would be promised for one asked now.",
  door: { kind: 'procedure', procedure: 'list_my_questions' },
  policy: signedIn("the caller's own questions"),
  repeat: 'safe',
  input: z.strictObject({ of_part: z.uuid().optional() }),
  output: z.strictObject({
    questions: z.array(question),
    tier,
    /** The day by which a question asked now is answered; null: the plan includes no questions. */
    promised_on: z.iso.date().nullable(),
    /** How many more may be asked before one of them is answered. */
    left: z.int(),
    /** Whether the caller answers those of others. */
    is_mentor: z.boolean(),
  }),
  errors: [learningErrors.curriculum_not_ready],
});
