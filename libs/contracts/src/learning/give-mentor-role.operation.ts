import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { emailAddress } from '../kernel/email-address.ts';
import { mentorErrors } from './mentor.errors.ts';
import { mentorRow } from './mentor.ts';

export const giveMentorRole = operation({
  name: 'learning.give-mentor-role',
  summary: 'Gives the mentor role to the account with a proven address.',
  door: { kind: 'procedure', procedure: 'give_mentor_role' },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({ email: emailAddress }),
  output: mentorRow,
  errors: [mentorErrors.mentor_account_not_found],
});
