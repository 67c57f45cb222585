import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';

/** `too-deep` stops a chain of rules; the other reasons stop the rule until a person activates it. */
export const automationStopped = fact({
  name: 'projects.automation.stopped',
  version: 1,
  summary: 'An automation rule was stopped, and a person who looks after it is notified why.',
  payload: z.strictObject({
    userId: z.uuid(),
    projectId: z.uuid(),
    projectName: z.string(),
    ruleId: z.uuid(),
    ruleName: z.string(),
    reason: z.enum(['too-often', 'no-rights', 'too-deep']),
  }),
});
