import { defineErrors } from '../../kernel/errors.ts';

/** Errors of filters and of saved objects that contain them. */
export const filterErrors = defineErrors({
  /** `details`: `FilterProblem`. */
  filter_invalid: { kind: 'invalid', message: 'This filter cannot be understood' },
  filter_too_slow: { kind: 'limited', message: 'This filter takes too long; ask for less at once' },
});
