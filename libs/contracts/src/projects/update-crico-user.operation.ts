import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { writtenRows } from '../kernel/table-write.ts';
import { account } from './memberships.ts';
import { cricoUserRow } from './person-shape.ts';
import { projectsErrors } from './projects.errors.ts';

/** The documented soft removal: everything stays, every right ends. */
export const updateCricoUser = operation({
  name: 'projects.update-crico-user',
  summary: 'Takes a person out of Crico, softly.',
  door: { kind: 'table-write', table: 'crico_users', write: 'update', by: { id: 'eq' } },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({ id: z.uuid(), is_active: z.literal(false), updated_at: z.string().max(40).optional() }),
  output: writtenRows(cricoUserRow),
  errors: [projectsErrors.cannot_remove_oneself, projectsErrors.last_owner, projectsErrors.last_director],
});
