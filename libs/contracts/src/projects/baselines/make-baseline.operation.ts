import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { baselineErrors, baselineName, baselineRow, namedBaseline } from './baseline.ts';

/** The caller chooses the id: a repeated call returns the existing baseline. */
export const makeBaseline = operation({
  name: 'projects.make-baseline',
  summary: 'Keeps the start and due dates of all cards of a project under a name.',
  door: { kind: 'procedure', procedure: 'make_baseline' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ ...namedBaseline, name: baselineName }),
  output: baselineRow,
  errors: [baselineErrors.baseline_not_found, baselineErrors.too_many_baselines],
});
