import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';

export const enterComments = operation({
  name: 'projects.enter-comments',
  summary: 'The live room of the comments in a project, for its guests and members.',
  door: { kind: 'room', room: 'comments', within: 'project' },
  policy: atLeast(project, 'guest', 'id'),
  repeat: 'safe',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({}),
  errors: [],
});
