import { defineErrors } from '../kernel/errors.ts';

/** Errors of this service. */
export const financeErrors = defineErrors({
  lead_not_found: { kind: 'not-found', message: 'This lead is not there any more' },
  assignee_not_in_book: { kind: 'conflict', message: 'Only administrators and managers can be in charge of a lead' },
});
