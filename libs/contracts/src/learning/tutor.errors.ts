import { defineErrors } from '../kernel/errors.ts';

/** Errors of questions to the tutor. */
export const tutorErrors = defineErrors({
  /** `details`: `{ plan }`, the one that opens it. */
  tutor_needs_plan: { kind: 'forbidden', message: 'Your plan does not include the tutor' },
  /** Reviews and final sets show what a learner knows without help. */
  tutor_not_in_tests: { kind: 'conflict', message: 'The tutor does not help with reviews and final sets' },
});
