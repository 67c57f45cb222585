import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';

/** It can be restored for 30 days. */
export const deleteAutomationRule = operation({
  name: 'projects.delete-automation-rule',
  summary: 'Deletes an automation rule of a project.',
  door: { kind: 'procedure', procedure: 'delete_automation_rule' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), rule_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [],
});
