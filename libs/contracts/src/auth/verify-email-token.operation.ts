import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';

/**
 * Verifies an address without opening a session. It sets the same flag as the auth door; here too, a password that was
 * chosen at sign-up in another browser is discarded.
 */
export const verifyEmailToken = operation({
  name: 'auth.verify-email-token',
  summary: 'Proves an address by the token in the link of its e-mail.',
  door: { kind: 'procedure', procedure: 'verify_email_token' },
  policy: anyone('the token in the link is the proof'),
  input: z.strictObject({ p_token: z.string().max(200) }),
  output: z.strictObject({
    success: z.boolean(),
    message: z.string(),
    email: z.string().nullable(),
    userId: z.uuid().nullable(),
  }),
  errors: [],
});
