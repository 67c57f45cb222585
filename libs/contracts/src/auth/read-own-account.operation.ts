import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { authErrors } from './auth.errors.ts';
import { accountRow } from './list-accounts.operation.ts';

/** For services whose copy has not received a new account yet. */
export const readOwnAccount = operation({
  name: 'auth.read-own-account',
  summary: "The caller's account as copies keep it.",
  door: { kind: 'inside' },
  policy: signedIn("the caller's own account"),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ version: z.int(), account: accountRow }),
  errors: [authErrors.user_not_found],
});
