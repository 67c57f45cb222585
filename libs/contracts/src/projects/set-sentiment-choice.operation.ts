import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';

/** Applies to all projects from the next answer on, also to earlier texts. */
export const setSentimentChoice = operation({
  name: 'projects.set-sentiment-choice',
  summary: "Takes the caller out of estimates of a team's mood, or back in.",
  door: { kind: 'procedure', procedure: 'set_sentiment_choice' },
  policy: atLeast(account, 'user'),
  repeat: 'idempotent',
  input: z.strictObject({ takes_part: z.boolean() }),
  output: z.strictObject({ takes_part: z.boolean() }),
  errors: [],
});
