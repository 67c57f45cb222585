import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { modelSettings } from './model-settings.ts';

export const readAiModel = operation({
  name: 'ai.read-ai-model',
  summary: 'The language model of an organization, without its key, and what the installation allows.',
  door: { kind: 'procedure', procedure: 'read_ai_model' },
  policy: signedIn('owners and admins of the organization of `organization_id`, as `projects` lists them'),
  repeat: 'safe',
  input: z.strictObject({ organization_id: z.uuid() }),
  output: z.strictObject({
    /** Null: there is none, and rules answer alone. */
    settings: modelSettings.nullable(),
    /** The one address that needs not be public; null: there is none. */
    local_address: z.string().nullable(),
    /** Messages that one person may have a model answer within an hour. */
    messages_an_hour: z.int(),
  }),
  errors: [],
});
