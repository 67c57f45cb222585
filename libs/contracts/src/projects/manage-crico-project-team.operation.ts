import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { outcome } from './outcome.ts';
import { projectsErrors } from './projects.errors.ts';
import { teamRole } from './team-shape.ts';

/** Directors manage the team; people who remove themselves leave, whatever their role. */
export const manageCricoProjectTeam = operation({
  name: 'projects.manage-crico-project-team',
  summary: 'Adds a person to the team of a project, removes one, or gives one another role.',
  door: { kind: 'procedure', procedure: 'manage_crico_project_team' },
  policy: atLeast(project, 'guest', 'project_id_param'),
  input: z.strictObject({
    project_id_param: z.uuid(),
    action_param: z.enum(['add_member', 'remove_member', 'update_role']),
    user_data_param: z.strictObject({
      user_id: z.uuid(),
      role: teamRole.default('member'),
      /** The director of the project after its only director has left. */
      successor_id: z.uuid().optional(),
    }),
  }),
  output: outcome,
  errors: [
    projectsErrors.person_not_found,
    projectsErrors.already_a_member,
    projectsErrors.last_director,
    projectsErrors.no_free_seat,
  ],
});
