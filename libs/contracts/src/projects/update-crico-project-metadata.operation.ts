import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { project } from './memberships.ts';
import { outcome } from './outcome.ts';
import { projectsErrors } from './projects.errors.ts';
import { metadataChange } from './settings-shape.ts';

/**
 * Only people who see a budget can change it; all others see null, and a budget they send is ignored. A person who makes a
 * project public confirms the number of its readers: at least the present one (`publicReaders` in the details of the refusal).
 */
export const updateCricoProjectMetadata = operation({
  name: 'projects.update-crico-project-metadata',
  summary: 'Changes the name and state of a project: dates, budget, category, visibility and more.',
  door: { kind: 'procedure', procedure: 'update_crico_project_metadata' },
  policy: atLeast(project, 'lead', 'project_id_param'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id_param: z.uuid(),
    metadata_param: metadataChange,
    confirm_readers_param: z.int().min(0).optional(),
  }),
  output: outcome,
  errors: [
    projectsErrors.manager_not_director,
    projectsErrors.public_unconfirmed,
    boardErrors.dates_reversed,
    boardErrors.public_needs_director,
  ],
});
