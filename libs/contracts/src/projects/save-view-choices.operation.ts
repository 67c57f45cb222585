import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { collapsedColumns, viewChoices } from './view-choices.ts';

/** Omitted fields stay as they were stored; given ones replace them. */
export const saveViewChoices = operation({
  name: 'projects.save-view-choices',
  summary: 'Keeps how the caller looks at a project, for themselves alone.',
  door: { kind: 'procedure', procedure: 'save_view_choices' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id: z.uuid(),
    choices: viewChoices.optional(),
    collapsed: collapsedColumns.optional(),
  }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [],
});
