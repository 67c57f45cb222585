import { z } from 'zod';
import { fact, toUser } from '../../kernel/fact.ts';

export const projectImportEnded = fact({
  name: 'projects.project-import.ended',
  version: 1,
  summary: 'A file has become a project.',
  audience: toUser('userId'),
  payload: z.strictObject({ projectId: z.uuid(), userId: z.uuid(), cards: z.int() }),
});
