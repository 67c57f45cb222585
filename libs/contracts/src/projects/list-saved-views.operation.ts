import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { savedViewRow } from './saved-view.ts';

export const listSavedViews = operation({
  name: 'projects.list-saved-views',
  summary: 'The views of a project that are shared, and those of the caller, by name.',
  door: { kind: 'procedure', procedure: 'list_saved_views' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({ views: z.array(savedViewRow) }),
  errors: [],
});
