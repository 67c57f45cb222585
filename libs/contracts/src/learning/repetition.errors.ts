import { defineErrors } from '../kernel/errors.ts';

/** Errors of the daily repetition. */
export const repetitionErrors = defineErrors({
  /** The question was answered in another window, or a run through its set takes an answer to it. */
  repetition_not_due: { kind: 'conflict', message: 'This question is not due now' },
  /** The maximum number of questions for the learner's own day was answered; `details`: `{ retryAfterSeconds }`. */
  repetition_day_full: { kind: 'limited', message: 'Today has had its questions; go on tomorrow' },
});
