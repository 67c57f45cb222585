import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { baselineErrors, namedBaseline } from './baseline.ts';

/** Restoring an existing one changes nothing. */
export const restoreBaseline = operation({
  name: 'projects.restore-baseline',
  summary: 'Brings a deleted baseline back.',
  door: { kind: 'procedure', procedure: 'restore_baseline' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject(namedBaseline),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [baselineErrors.baseline_not_found, baselineErrors.too_many_baselines],
});
