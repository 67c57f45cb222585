import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { aiInsight } from './ai-insight.ts';

export const listAiInsights = operation({
  name: 'ai.list-ai-insights',
  summary: 'What rules find in the figures of a project, without what the caller called not useful.',
  door: { kind: 'procedure', procedure: 'list_ai_insights' },
  policy: signedIn('the data of the project `project_id_param` that `projects` shows the caller'),
  repeat: 'safe',
  input: z.strictObject({ project_id_param: z.uuid() }),
  output: z.strictObject({ insights: z.array(aiInsight), hidden: z.int().min(0) }),
  errors: [],
});
