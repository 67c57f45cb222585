import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { workHistory } from './work-history.ts';

export const readWorkHistory = operation({
  name: 'projects.read-work-history',
  summary: 'The open cards of a project and the pace of the last 90 days, for computing figures.',
  door: { kind: 'inside' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: workHistory,
  errors: [],
});
