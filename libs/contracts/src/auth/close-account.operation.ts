import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { freshProof, freshProofErrors } from './fresh-proof.ts';
import { ownDataErrors } from './own-data.errors.ts';

export const closeAccount = operation({
  name: 'auth.close-account',
  summary: "Closes the caller's account and ends all its sessions; it is deleted unless its owner signs in before.",
  door: { kind: 'procedure', procedure: 'close_account' },
  policy: signedIn('the subject of the token closes its own account, with a fresh proof of who it is'),
  input: z.strictObject({
    /** The address of the account, typed to confirm. */
    email: z.string().max(320),
    ...freshProof,
  }),
  output: z.strictObject({
    /** The time until which signing in restores the account. */
    deletes_at: z.iso.datetime(),
  }),
  errors: [ownDataErrors.not_own_address, ...freshProofErrors],
});
