import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { boardErrors } from '../board.errors.ts';
import { project } from '../memberships.ts';
import { webhookAddress, webhookName, webhookRow } from './automation-webhook.ts';
import { automationErrors } from './automation.errors.ts';

/** Its secret is stored encrypted and never shown again. For ten minutes a caller who has lost the answer can get it again. */
export const addAutomationWebhook = operation({
  name: 'projects.add-automation-webhook',
  summary: 'Adds an address that automation rules of a project may call, and makes the secret that signs the calls.',
  door: { kind: 'procedure', procedure: 'add_automation_webhook' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), webhook_id: z.uuid(), name: webhookName, url: webhookAddress }),
  output: z.strictObject({
    webhook: webhookRow,
    /** `whsec_` and 32 bytes in base64, as the Standard Webhooks specification writes them. */
    secret: z.string(),
  }),
  errors: [boardErrors.id_taken, automationErrors.too_many_webhooks, automationErrors.webhook_address_refused],
});
