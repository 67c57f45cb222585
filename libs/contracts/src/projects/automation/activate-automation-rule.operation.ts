import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { automationErrors } from './automation.errors.ts';

/** A rule that stopped because its owner lost their rights belongs to the person who activates it. */
export const activateAutomationRule = operation({
  name: 'projects.activate-automation-rule',
  summary: 'Pauses an automation rule, or activates it again.',
  door: { kind: 'procedure', procedure: 'activate_automation_rule' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), rule_id: z.uuid(), is_active: z.boolean() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [automationErrors.rule_not_found, automationErrors.too_many_rules, automationErrors.rule_trigger_forbidden],
});
