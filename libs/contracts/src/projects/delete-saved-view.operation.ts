import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { savedViewErrors } from './saved-view.ts';

export const deleteSavedView = operation({
  name: 'projects.delete-saved-view',
  summary:
    'Removes a view of the caller, or as lead one that is shared; how people look at the project stays as it is.',
  door: { kind: 'procedure', procedure: 'delete_saved_view' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), view_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [savedViewErrors.sharing_needs_lead],
});
