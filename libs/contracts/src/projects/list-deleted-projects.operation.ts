import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';

export const listDeletedProjects = operation({
  name: 'projects.list-deleted-projects',
  summary: 'The projects in the trash that the caller may restore, the last one deleted first.',
  door: { kind: 'procedure', procedure: 'list_deleted_projects' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    projects: z.array(
      z.strictObject({
        id: z.uuid(),
        name: z.string(),
        color: z.string(),
        /** Null: it is personal. */
        organization_id: z.uuid().nullable(),
        milestones_count: z.int(),
        deleted_at: z.iso.datetime(),
        /** Null: a person whose account is deleted. */
        deleted_by: z.uuid().nullable(),
        /** The moment of its purge: from then on it cannot be restored. */
        purged_at: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
});
