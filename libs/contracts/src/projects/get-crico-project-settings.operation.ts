import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { projectMetadata, projectNotifications, projectPermissions } from './settings-shape.ts';
import { teamMember } from './team-shape.ts';

export const getCricoProjectSettings = operation({
  name: 'projects.get-crico-project-settings',
  summary: 'The settings of a project, its team, and what the caller may change of them.',
  door: { kind: 'procedure', procedure: 'get_crico_project_settings' },
  policy: atLeast(project, 'guest', 'project_id_param'),
  repeat: 'safe',
  input: z.strictObject({ project_id_param: z.uuid() }),
  output: z.strictObject({
    success: z.literal(true),
    error: z.null(),
    metadata: projectMetadata,
    settings: z.strictObject({ notifications: projectNotifications }),
    team: z.array(teamMember),
    user_permissions: z.array(z.enum(projectPermissions)),
  }),
  errors: [],
});
