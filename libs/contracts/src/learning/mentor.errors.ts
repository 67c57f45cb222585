import { defineErrors } from '../kernel/errors.ts';

/** Errors around the role of mentors. */
export const mentorErrors = defineErrors({
  /** Nobody has proven that address, or nobody has that id. */
  mentor_account_not_found: { kind: 'not-found', message: 'There is no account with this address' },
});
