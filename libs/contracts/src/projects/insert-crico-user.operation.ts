import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { rowErrors, writtenRows } from '../kernel/table-write.ts';
import { cricoUserRow } from './person-shape.ts';
import { projectsErrors } from './projects.errors.ts';
import { setupToken } from './setup-token.ts';

/**
 * The documented insert of oneself. Role, activity, address and names in it are not taken: the invite says the role, the account
 * the rest.
 */
export const insertCricoUser = operation({
  name: 'projects.insert-crico-user',
  summary: 'Makes a person of Crico of the caller: by an open invite for their address, or as the first administrator.',
  door: { kind: 'table-write', table: 'crico_users', write: 'insert' },
  policy: signedIn("the caller's own row; the id of anybody else is refused"),
  repeat: 'idempotent',
  input: z.strictObject({
    user_id: z.uuid(),
    email: z.string().max(320).optional(),
    full_name: z.string().max(200).nullable().optional(),
    role: z.string().max(20).optional(),
    is_active: z.boolean().optional(),
    created_by: z.uuid().nullable().optional(),
    setup_token: setupToken.optional(),
  }),
  output: writtenRows(cricoUserRow),
  errors: [
    rowErrors['42501'],
    projectsErrors.no_invitation,
    projectsErrors.wrong_setup_token,
    projectsErrors.no_free_seat,
  ],
});
