import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';

/** The counterpart of `projects.automation.notified` where a run is about no card. `by` is the owner of the rule. */
export const automationAnnounced = fact({
  name: 'projects.automation.announced',
  version: 1,
  summary: 'An automation rule that ran without a card has something to say to a person who can read the project.',
  payload: z.strictObject({
    userId: z.uuid(),
    projectId: z.uuid(),
    projectName: z.string(),
    by: z.strictObject({ userId: z.uuid(), fullName: z.string() }),
    ruleName: z.string(),
    message: z.string(),
  }),
});
