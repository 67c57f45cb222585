import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';

export const analyzeProjectDeletion = operation({
  name: 'projects.analyze-project-deletion',
  summary: 'What the deletion of a project would take along.',
  door: { kind: 'procedure', procedure: 'analyze_project_deletion' },
  policy: atLeast(project, 'director', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({
    lists: z.int(),
    milestones: z.int(),
    /** The milestones that are not done. */
    open_milestones: z.int(),
    members: z.int(),
    open_invites: z.int(),
    /** How long it can be restored. */
    days_in_trash: z.int(),
  }),
  errors: [],
});
