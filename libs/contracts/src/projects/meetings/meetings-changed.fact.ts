import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';

export const meetingsChanged = fact({
  name: 'projects.meetings.changed',
  version: 1,
  summary: 'Something became of a meeting of a project. It says none of its words.',
  audience: { room: 'comments', field: 'projectId' },
  payload: z.strictObject({ projectId: z.uuid(), meetingId: z.uuid() }),
});
