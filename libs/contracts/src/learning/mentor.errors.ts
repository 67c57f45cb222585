import { defineErrors } from '../kernel/errors.ts';

/** Errors around the role of mentors. */
export const mentorErrors = defineErrors({
  /** The address is unproven, or the id is unknown. */
  mentor_account_not_found: { kind: 'not-found', message: 'There is no account with this address' },
});
