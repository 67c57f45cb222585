import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { authErrors } from './auth.errors.ts';

export const cancelEmailChange = operation({
  name: 'auth.cancel-email-change',
  summary: "Drops the change of the caller's address that waits for its confirmations; their links and codes are void.",
  door: { kind: 'procedure', procedure: 'cancel_email_change' },
  policy: signedIn("the caller's own account"),
  repeat: 'idempotent',
  input: z.strictObject({}),
  /** False without a pending change. */
  output: z.strictObject({ canceled: z.boolean() }),
  errors: [authErrors.user_not_found],
});
