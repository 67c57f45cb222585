import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** Gateway and services refuse the access tokens of these sessions from now on. */
export const sessionEnded = fact({
  name: 'auth.session.ended',
  version: 1,
  summary:
    'Sessions were ended: by their owner, by a new password, by age, by an operator, or because a stolen refresh token was used.',
  payload: z.strictObject({
    userId: z.uuid(),
    sessionIds: z.array(z.uuid()).min(1),
    reason: z.enum([
      'signed-out',
      'token-reused',
      'password-changed',
      'expired',
      'replaced',
      'too-many',
      'banned',
      'deleted',
      'operator',
    ]),
  }),
});
