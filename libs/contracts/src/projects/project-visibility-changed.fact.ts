import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** The members of the project's room are checked again: some may have seen it by its visibility alone. */
export const projectVisibilityChanged = fact({
  name: 'projects.project-visibility.changed',
  version: 1,
  summary: 'A project is shown to more people than before, or to fewer.',
  rechecks: { room: 'project', field: 'projectId' },
  payload: z.strictObject({ projectId: z.uuid() }),
});
