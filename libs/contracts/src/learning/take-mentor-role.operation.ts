import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';

/** The mentor's reserved questions become free for other mentors immediately. */
export const takeMentorRole = operation({
  name: 'learning.take-mentor-role',
  summary: 'Ends the role of a mentor; from then on they see nothing of what it opened.',
  door: { kind: 'procedure', procedure: 'take_mentor_role' },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({ user_id: z.uuid() }),
  output: z.strictObject({ was_mentor: z.boolean() }),
  errors: [],
});
