import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { aiErrors } from './ai.errors.ts';
import { modelInput, modelSettings } from './model-settings.ts';

/** The key belongs to the host of its address: for another host it has to come again. The same settings again change nothing. */
export const saveAiModel = operation({
  name: 'ai.save-ai-model',
  summary: 'Sets the language model of an organization, or switches it on or off.',
  door: { kind: 'procedure', procedure: 'save_ai_model' },
  policy: signedIn('owners and admins of the organization of `organization_id`, as `projects` lists them'),
  repeat: 'idempotent',
  input: z.strictObject({
    ...modelInput,
    is_on: z.boolean(),
    /** The `updated_at` of the settings that were changed; null: there were none. Missing: whatever is there is replaced. */
    seen: z.iso.datetime().nullable().optional(),
  }),
  output: modelSettings,
  errors: [aiErrors.ai_model_address_refused, aiErrors.ai_model_changed, aiErrors.ai_model_key_needed],
});
