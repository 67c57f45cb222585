import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';

/** Under the project's sequence number; published for projects that have active rules, and not for undo. */
export const automationRequested = fact({
  name: 'projects.automation.requested',
  version: 1,
  summary: 'A command changed cards of a project that has active automation rules.',
  payload: z.strictObject({ projectId: z.uuid(), sequence: z.int() }),
});
