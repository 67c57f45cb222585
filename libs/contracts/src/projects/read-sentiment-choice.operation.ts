import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';

export const readSentimentChoice = operation({
  name: 'projects.read-sentiment-choice',
  summary: "Whether the caller's texts are read for estimates of a team's mood.",
  door: { kind: 'procedure', procedure: 'read_sentiment_choice' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ takes_part: z.boolean() }),
  errors: [],
});
