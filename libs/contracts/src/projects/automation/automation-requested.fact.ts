import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';

/** Under the project's sequence number; told of projects that have active rules, and not of what takes commands back. */
export const automationRequested = fact({
  name: 'projects.automation.requested',
  version: 1,
  summary: 'A command changed cards of a project that has active automation rules.',
  payload: z.strictObject({ projectId: z.uuid(), sequence: z.int() }),
});
