import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { authErrors } from './auth.errors.ts';
import { profileErrors } from './profile.errors.ts';

export const updateUserProfile = operation({
  name: 'auth.update-user-profile',
  summary: 'Changes the full name of the caller.',
  door: { kind: 'procedure', procedure: 'update_user_profile' },
  policy: signedIn("the caller's own profile; the id of anybody else is refused"),
  repeat: 'idempotent',
  input: z.strictObject({ user_id: z.uuid(), full_name: z.string().min(1).max(161) }),
  output: z.strictObject({ user_id: z.uuid(), email: z.string(), full_name: z.string() }),
  errors: [profileErrors.not_a_name, authErrors.user_not_found, authErrors.session_not_found],
});
