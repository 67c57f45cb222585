import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { project } from './memberships.ts';
import { outcome } from './outcome.ts';
import { projectsErrors } from './projects.errors.ts';
import { metadataChange, projectNotifications } from './settings-shape.ts';

/** All of it is saved, or nothing. Budgets and publicity are as in `update-crico-project-metadata`. */
export const saveProjectSettings = operation({
  name: 'projects.save-project-settings',
  summary: "Saves all of a person's changes to the settings of a project.",
  door: { kind: 'procedure', procedure: 'save_project_settings' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id: z.uuid(),
    metadata: metadataChange.default({}),
    notifications: projectNotifications.partial().default({}),
    confirmed_readers: z.int().min(0).optional(),
  }),
  output: outcome,
  errors: [
    projectsErrors.manager_not_director,
    projectsErrors.public_unconfirmed,
    boardErrors.dates_reversed,
    boardErrors.public_needs_director,
  ],
});
