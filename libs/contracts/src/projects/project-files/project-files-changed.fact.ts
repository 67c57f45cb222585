import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';

export const projectFilesChanged = fact({
  name: 'projects.project-files.changed',
  version: 1,
  summary: "A file of a project's team was added, deleted or restored. Contains nothing about the file.",
  audience: { room: 'team-comments', field: 'projectId' },
  payload: z.strictObject({
    projectId: z.uuid(),
    attachmentId: z.uuid(),
    /** Who did it. */
    by: z.uuid(),
    what: z.enum(['added', 'deleted', 'restored']),
  }),
});
