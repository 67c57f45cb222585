import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { webhookRow } from './automation-webhook.ts';

export const listAutomationWebhooks = operation({
  name: 'projects.list-automation-webhooks',
  summary: 'The webhooks that automation rules of a project may call.',
  door: { kind: 'procedure', procedure: 'list_automation_webhooks' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({ webhooks: z.array(webhookRow) }),
  errors: [],
});
