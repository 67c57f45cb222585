import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';
import { outcome } from './outcome.ts';
import { projectsErrors } from './projects.errors.ts';

export const restoreProject = operation({
  name: 'projects.restore-project',
  summary: 'Takes a project out of the trash, for people who would be its directors.',
  door: { kind: 'procedure', procedure: 'restore_project' },
  policy: atLeast(account, 'user'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid() }),
  output: outcome,
  errors: [projectsErrors.project_not_deleted],
});
