import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { baselineRow } from './baseline.ts';

export const listBaselines = operation({
  name: 'projects.list-baselines',
  summary: 'The baselines of a project, newest first, without their dates.',
  door: { kind: 'procedure', procedure: 'list_baselines' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({ baselines: z.array(baselineRow) }),
  errors: [],
});
