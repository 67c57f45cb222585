import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';

export const listProjectCopies = operation({
  name: 'projects.list-project-copies',
  summary: 'The copies of projects that the caller has begun and that are not there yet.',
  door: { kind: 'procedure', procedure: 'list_project_copies' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    copies: z.array(
      z.strictObject({
        project_id: z.uuid(),
        name: z.string(),
        color: z.string(),
        organization_id: z.uuid().nullable(),
        copied_from: z.uuid(),
        started_at: z.iso.datetime(),
        /** Cards that are copied, of how many. */
        cards_done: z.int(),
        cards_total: z.int(),
      }),
    ),
  }),
  errors: [],
});
