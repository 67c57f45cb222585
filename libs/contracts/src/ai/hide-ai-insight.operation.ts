import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { insightId } from './ai-insight.ts';
import { aiErrors } from './ai.errors.ts';

export const hideAiInsight = operation({
  name: 'ai.hide-ai-insight',
  summary: 'Hides an insight of a project from the caller for 90 days, or shows it again.',
  door: { kind: 'procedure', procedure: 'hide_ai_insight' },
  policy: signedIn("the caller's own view of a project that `projects` lets them enter"),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id_param: z.uuid(),
    insight_id_param: insightId,
    hidden_param: z.boolean().default(true),
  }),
  output: z.strictObject({}),
  errors: [aiErrors.too_many_hidden_insights],
});
