import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const profilePrepared = fact({
  name: 'learning.profile.prepared',
  version: 1,
  summary: 'Profile, progress and skills of a new account are there.',
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid() }),
});
