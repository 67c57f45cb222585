import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';
import { insightId } from './ai-insight.ts';

export const insightHidden = fact({
  name: 'ai.insight.hidden',
  version: 1,
  summary: 'Somebody hid an insight of a project from themselves, or shows it again.',
  audience: toUser('userId'),
  payload: z.strictObject({ userId: z.uuid(), projectId: z.uuid(), insightId, isHidden: z.boolean() }),
});
