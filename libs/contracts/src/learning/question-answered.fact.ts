import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

export const questionAnswered = fact({
  name: 'learning.question.answered',
  version: 1,
  summary: "A mentor answered a learner's question.",
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid(), questionId: z.uuid(), partTitle: z.string(), isKept: z.boolean() }),
});
