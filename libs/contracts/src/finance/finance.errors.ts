import { defineErrors } from '../kernel/errors.ts';

/** Errors of this service. */
export const financeErrors = defineErrors({
  too_many_items: { kind: 'conflict', message: 'There are as many items as one person can have' },
});
