import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { cricoList } from './milestone-shape.ts';
import { project } from './memberships.ts';

export const getCricoLists = operation({
  name: 'projects.get-crico-lists',
  summary: 'The lists of a project in their order.',
  door: { kind: 'procedure', procedure: 'get_crico_lists' },
  policy: atLeast(project, 'reader', 'p_project_id'),
  repeat: 'safe',
  input: z.strictObject({ p_project_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true), error: z.null(), lists: z.array(cricoList) }),
  errors: [],
});
