import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { collapsedColumns, viewChoices } from './view-choices.ts';

export const readViewChoices = operation({
  name: 'projects.read-view-choices',
  summary: 'How the caller has chosen to look at a project, on whichever device.',
  door: { kind: 'procedure', procedure: 'read_view_choices' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  /** Null: nothing was chosen yet. */
  output: z.strictObject({ choices: viewChoices.nullable(), collapsed: collapsedColumns.nullable() }),
  errors: [],
});
