import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { savedView, savedViewErrors, savedViewRow } from './saved-view.ts';

/**
 * The caller chooses the id; an existing view is replaced. Members have views of their own; only leads create, change and
 * unshare shared ones, and readers are notified that settings have changed. A view that is no longer shared belongs to the
 * caller.
 */
export const saveSavedView = operation({
  name: 'projects.save-saved-view',
  summary: 'Makes or changes a view of a project, for oneself or for all.',
  door: { kind: 'procedure', procedure: 'save_saved_view' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'idempotent',
  input: z
    .strictObject({ project_id: z.uuid(), view_id: z.uuid(), ...savedView })
    .refine(({ is_shared, is_default }) => is_shared || !is_default, 'Only a shared view can be the default'),
  output: savedViewRow,
  errors: [savedViewErrors.view_not_found, savedViewErrors.too_many_views, savedViewErrors.sharing_needs_lead],
});
