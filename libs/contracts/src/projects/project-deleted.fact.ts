import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** Everyone is out of the project's room before anything published later is shown there. */
export const projectDeleted = fact({
  name: 'projects.project.deleted',
  version: 1,
  summary: 'A project went into the trash, by itself or with its organization.',
  shutsOut: { room: 'project', field: 'projectId', user: null },
  payload: z.strictObject({ projectId: z.uuid() }),
});
