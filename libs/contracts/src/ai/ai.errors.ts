import { defineErrors } from '../kernel/errors.ts';

/** Errors of this service. */
export const aiErrors = defineErrors({
  too_many_hidden_insights: { kind: 'conflict', message: 'There are as many hidden insights as one person can have' },
});
