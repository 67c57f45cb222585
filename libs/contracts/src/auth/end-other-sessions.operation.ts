import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { authErrors } from './auth.errors.ts';
import { currentPassword } from './current-password.ts';

export const endOtherSessions = operation({
  name: 'auth.end-other-sessions',
  summary: 'Ends every session of the caller but the one that asks.',
  door: { kind: 'procedure', procedure: 'end_other_sessions' },
  policy: signedIn('the subject of the token ends its own sessions'),
  input: z.strictObject({ current_password: currentPassword }),
  output: z.strictObject({ ended: z.int() }),
  errors: [authErrors.current_password_required, authErrors.current_password_invalid],
});
