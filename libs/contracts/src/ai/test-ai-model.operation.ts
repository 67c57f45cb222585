import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { aiErrors } from './ai.errors.ts';
import { modelInput } from './model-settings.ts';
import { modelProblems } from './values/model-values.ts';

/** It counts as a message of the caller, and sends one sentence of the service's own. */
export const testAiModel = operation({
  name: 'ai.test-ai-model',
  summary: 'Asks a language model for one word, and says what came of it.',
  door: { kind: 'procedure', procedure: 'test_ai_model' },
  policy: signedIn('owners and admins of the organization of `organization_id`, as `projects` lists them'),
  input: z.strictObject(modelInput),
  output: z.strictObject({
    /** Null: it answered. */
    problem: z.enum(modelProblems).nullable(),
    /** How long it took, in milliseconds. */
    took_ms: z.int().min(0),
  }),
  errors: [aiErrors.ai_model_key_needed],
});
