import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { shortText } from '../kernel/short-text.ts';
import { foundPlace } from './found-place.ts';
import { learningErrors } from './learning.errors.ts';
import { tutorErrors } from './tutor.errors.ts';
import { LONGEST_TUTOR_QUESTION } from './tutor-values.ts';

export const askTutor = operation({
  name: 'learning.ask-tutor',
  summary: 'Answers a question about a part with passages of what its module teaches; never with a solution.',
  door: { kind: 'procedure', procedure: 'ask_tutor' },
  policy: signedIn('learners whose plan includes it, about parts that are unlocked for them'),
  repeat: 'safe',
  input: z.strictObject({
    part_id: z.uuid(),
    /** A question in Spanish; accents and capitals make no difference. It may be empty beside an item. */
    question: shortText('A question', { most: LONGEST_TUTOR_QUESTION }),
    /** The exercise of the part that the question is about. */
    item_id: z.string().max(100).optional(),
  }),
  output: z.strictObject({
    /** Passages of the part itself first, then those that match most of the question. */
    passages: z
      .array(
        z.strictObject({
          part_id: z.uuid(),
          part_title: z.string(),
          /** Without an excerpt where the passage would give away the solution of an exercise with tries left. */
          place: foundPlace,
          is_withheld: z.boolean(),
        }),
      )
      .max(3),
  }),
  errors: [
    learningErrors.part_not_found,
    learningErrors.part_locked,
    learningErrors.curriculum_not_ready,
    tutorErrors.tutor_needs_plan,
    tutorErrors.tutor_not_in_tests,
  ],
});
