import { defineErrors } from '../kernel/errors.ts';

/** Errors of this service. */
export const aiErrors = defineErrors({
  too_many_hidden_insights: { kind: 'conflict', message: 'There are as many hidden insights as one person can have' },
  ai_model_address_refused: { kind: 'invalid', message: 'The address is not a public HTTPS address' },
  ai_model_changed: { kind: 'conflict', message: 'Somebody else has changed this model meanwhile' },
  ai_model_key_needed: { kind: 'conflict', message: 'The stored key belongs to another host; enter the key again' },
});
