import { defineErrors } from '../kernel/errors.ts';

/** Errors of certificates. */
export const certificateErrors = defineErrors({
  /** No certificate has this number, or it belongs to another person where only one's own is meant. */
  certificate_not_found: { kind: 'not-found', message: 'Certificate not found' },
  certificate_level_not_found: { kind: 'not-found', message: 'Level not found' },
  /** `details`: `{ left }`, the active parts that are still to be completed. */
  certificate_not_earned: { kind: 'conflict', message: 'Complete every part of the level first' },
  /** `details`: `{ plan }`, the one that includes certificates. */
  certificate_needs_plan: { kind: 'forbidden', message: 'Your plan does not include certificates' },
});
