import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { baselineErrors, baselineName, namedBaseline } from './baseline.ts';

export const renameBaseline = operation({
  name: 'projects.rename-baseline',
  summary: 'Gives a baseline another name; its dates stay as they are.',
  door: { kind: 'procedure', procedure: 'rename_baseline' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ ...namedBaseline, name: baselineName }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [baselineErrors.baseline_not_found],
});
