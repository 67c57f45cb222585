import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';
import { levelIdSchema } from './content/level.ts';

export const certificateRevoked = fact({
  name: 'learning.certificate.revoked',
  version: 1,
  summary: 'An administrator revoked the certificate of a learner.',
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid(), levelId: levelIdSchema, levelName: z.string() }),
});
