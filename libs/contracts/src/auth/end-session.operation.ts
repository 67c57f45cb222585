import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { authErrors } from './auth.errors.ts';
import { currentPassword } from './current-password.ts';

export const endSession = operation({
  name: 'auth.end-session',
  summary: 'Ends one session of the caller; one that is not there (any more) is ended already.',
  door: { kind: 'procedure', procedure: 'end_session' },
  policy: signedIn('the subject of the token ends its own sessions'),
  input: z.strictObject({ session_id: z.uuid(), current_password: currentPassword }),
  output: z.strictObject({ ended: z.boolean() }),
  errors: [authErrors.current_password_required, authErrors.current_password_invalid],
});
