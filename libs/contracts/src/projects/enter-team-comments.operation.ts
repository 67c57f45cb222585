import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';

export const enterTeamComments = operation({
  name: 'projects.enter-team-comments',
  summary: 'The live room of the comments in a project for its team only.',
  door: { kind: 'room', room: 'team-comments', within: 'project' },
  policy: atLeast(project, 'member', 'id'),
  repeat: 'safe',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({}),
  errors: [],
});
