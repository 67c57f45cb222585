import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';

/** People that are named to be asked at most. */
export const MOST_CONTACTS = 5;

export const readSupport = operation({
  name: 'projects.read-support',
  summary: 'Whether messages to support reach an operator, and whom else the caller can ask.',
  door: { kind: 'procedure', procedure: 'read_support' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    is_configured: z.boolean(),
    /** Owners and admins of the caller's organizations; without the caller. */
    contacts: z.array(z.strictObject({ full_name: z.string(), email: z.string() })).max(MOST_CONTACTS),
  }),
  errors: [],
});
