import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';

export const readProjectOrganization = operation({
  name: 'projects.read-project-organization',
  summary: 'The organization that a project belongs to.',
  door: { kind: 'inside' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({
    /** Null: the project is personal. */
    organization_id: z.uuid().nullable(),
  }),
  errors: [],
});
