import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { namedBaseline } from './baseline.ts';

/** Deleting a deleted one changes nothing. */
export const deleteBaseline = operation({
  name: 'projects.delete-baseline',
  summary: 'Deletes a baseline; it can be restored during the retention time of the trash.',
  door: { kind: 'procedure', procedure: 'delete_baseline' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject(namedBaseline),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [],
});
