import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { projectDelta } from './project-delta.ts';

/** Under the project's sequence number. */
export const projectChanged = fact({
  name: 'projects.project.changed',
  version: 1,
  summary: 'A command changed lists or cards of a project.',
  audience: { room: 'project', field: 'projectId' },
  payload: z.strictObject({ projectId: z.uuid(), delta: projectDelta }),
});
