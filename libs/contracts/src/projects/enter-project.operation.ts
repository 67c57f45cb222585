import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';

export const enterProject = operation({
  name: 'projects.enter-project',
  summary: 'The live room of a project, for its readers.',
  door: { kind: 'room', room: 'project' },
  policy: atLeast(project, 'reader', 'id'),
  repeat: 'safe',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({}),
  errors: [],
});
