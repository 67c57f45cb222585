import { defineErrors } from '../kernel/errors.ts';

/** Errors of questions to a person. */
export const questionErrors = defineErrors({
  /** The same for one of another person. */
  question_not_found: { kind: 'not-found', message: 'Question not found' },
  /** `details`: `{ plan }`, the one that opens it. */
  question_needs_plan: { kind: 'forbidden', message: 'Your plan does not include questions to a person' },
  /** `details`: `{ most }`. */
  too_many_open_questions: { kind: 'conflict', message: 'Wait for the answers to the questions you have asked' },
  /** The request does not fit its state: answered already, or not yet, or closed. */
  question_not_in_state: { kind: 'conflict', message: 'The question has gone on meanwhile' },
  /** Another mentor is writing an answer. */
  question_taken: { kind: 'conflict', message: 'Another mentor has taken this question' },
});
