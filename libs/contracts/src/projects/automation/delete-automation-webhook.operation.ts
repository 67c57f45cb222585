import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';

/** Rules that call it are refused from then on; what waits to be sent there is given up. */
export const deleteAutomationWebhook = operation({
  name: 'projects.delete-automation-webhook',
  summary: 'Takes a webhook away from a project, with its secret.',
  door: { kind: 'procedure', procedure: 'delete_automation_webhook' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), webhook_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [],
});
