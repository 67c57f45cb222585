import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { automationErrors } from './automation.errors.ts';

/** Restores the rule as it was, paused or not. A rule that was not deleted stays as it is. */
export const restoreAutomationRule = operation({
  name: 'projects.restore-automation-rule',
  summary: 'Brings a deleted automation rule back.',
  door: { kind: 'procedure', procedure: 'restore_automation_rule' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), rule_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [automationErrors.rule_not_found, automationErrors.too_many_rules],
});
