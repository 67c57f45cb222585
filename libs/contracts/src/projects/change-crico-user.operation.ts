import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';
import { cricoUserRow } from './person-shape.ts';
import { projectsErrors } from './projects.errors.ts';
import { successors } from './succession.ts';

/** Omitted fields stay. */
export const changeCricoUser = operation({
  name: 'projects.change-crico-user',
  summary: "Changes a person's role in Crico, removes them softly, or takes them back.",
  door: { kind: 'procedure', procedure: 'change_crico_user' },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({
    user_id: z.uuid(),
    role: z.enum(account.roles).optional(),
    is_active: z.boolean().optional(),
    /** The replacement, for a change that removes the only owner, director or administrator. */
    successors: successors.default([]),
  }),
  output: cricoUserRow,
  errors: [
    projectsErrors.cannot_remove_oneself,
    projectsErrors.last_admin,
    projectsErrors.last_owner,
    projectsErrors.last_director,
  ],
});
