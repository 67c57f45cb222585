import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** Says that it has, and not how: clients that show the people of the project read them again. */
export const projectPersonChanged = fact({
  name: 'projects.project-person.changed',
  version: 1,
  summary: 'Somebody in a project has another name, address or picture now.',
  audience: { room: 'project', field: 'projectId' },
  payload: z.strictObject({ projectId: z.uuid(), userId: z.uuid() }),
});
