import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';

/** Words of people: nothing in them is markup. */
export const automationEmailed = fact({
  name: 'projects.automation.emailed',
  version: 1,
  summary: 'An automation rule writes an e-mail to a person who can read the project.',
  payload: z.strictObject({
    userId: z.uuid(),
    projectId: z.uuid(),
    projectName: z.string(),
    ruleName: z.string(),
    /** The person responsible for the rule. */
    ownerName: z.string(),
    subject: z.string(),
    /** Words and lines. */
    text: z.string(),
    /** The first cards that the run is about, and how many there are. */
    cards: z.array(z.strictObject({ reference: z.string(), title: z.string() })).max(10),
    count: z.int(),
  }),
});
