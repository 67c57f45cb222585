import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { repetitionErrors } from './repetition.errors.ts';
import { repetitionDay } from './repetition.ts';
import { exerciseAnswer, gradedItem } from './submit-exercise.operation.ts';

/** One answer settles a question for the day: its solution travels with the verdict. It gives no points and counts no day. */
export const answerRepetition = operation({
  name: 'learning.answer-repetition',
  summary: 'Grades the answer to a due question, reveals its solution, and sets the next due day.',
  door: { kind: 'procedure', procedure: 'answer_repetition' },
  policy: signedIn('learners answer for themselves'),
  repeat: { key: 'answer_id' },
  input: z.strictObject({
    /** The idempotency key: a repeated answer is answered the same and counted once, another answer is refused. */
    answer_id: z.uuid(),
    part_id: z.uuid(),
    item_id: z.string().max(100),
    answer: exerciseAnswer,
  }),
  output: z.strictObject({
    graded: gradedItem,
    /** The learner's own day on which the question comes back. */
    backOn: z.iso.date(),
    day: repetitionDay,
  }),
  errors: [
    learningErrors.curriculum_not_ready,
    learningErrors.part_not_found,
    learningErrors.wrong_part_type,
    learningErrors.part_locked,
    learningErrors.part_not_opened,
    learningErrors.answers_missing,
    learningErrors.answers_unfit,
    repetitionErrors.repetition_not_due,
    repetitionErrors.repetition_day_full,
  ],
});
