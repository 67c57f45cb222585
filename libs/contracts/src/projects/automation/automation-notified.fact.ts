import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';
import { cardNotice } from '../card-notice.ts';

/** `by` is the owner of the rule. */
export const automationNotified = fact({
  name: 'projects.automation.notified',
  version: 1,
  summary: 'An automation rule has something to say to a person who can read the project.',
  payload: cardNotice.extend({ ruleName: z.string(), message: z.string() }),
});
