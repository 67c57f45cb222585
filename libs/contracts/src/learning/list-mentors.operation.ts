import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { mentorRow } from './mentor.ts';

export const listMentors = operation({
  name: 'learning.list-mentors',
  summary: 'Who is a mentor, by name.',
  door: { kind: 'procedure', procedure: 'list_mentors' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ mentors: z.array(mentorRow) }),
  errors: [],
});
