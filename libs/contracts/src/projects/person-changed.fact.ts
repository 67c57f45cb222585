import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';
import { account } from './memberships.ts';

/** Copies of rights follow it; the person's own windows see it immediately. */
export const personChanged = fact({
  name: 'projects.person.changed',
  version: 1,
  summary: 'Somebody came to Crico, was given another role in it, was taken out of it, or back.',
  audience: toUser('userId'),
  rechecks: { rooms: ['project', 'organization'], user: 'userId' },
  payload: z.strictObject({ userId: z.uuid(), role: z.enum(account.roles), isActive: z.boolean() }),
});
