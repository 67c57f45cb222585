import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';
import { projectsErrors } from './projects.errors.ts';

/** Callers who had no role in it are refused as if it did not exist. */
export const readDeletedProject = operation({
  name: 'projects.read-deleted-project',
  summary: 'Who put a project into the trash and when, for its former team.',
  door: { kind: 'procedure', procedure: 'read_deleted_project' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({
    name: z.string(),
    deleted_at: z.iso.datetime(),
    /** Null: a deleted account. */
    deleted_by: z.string().nullable(),
    may_restore: z.boolean(),
  }),
  errors: [projectsErrors.project_not_deleted],
});
