import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { filterErrors } from '../filter/filter.errors.ts';
import { project } from '../memberships.ts';
import { ruleBody, ruleRow } from './automation-rule.ts';
import { automationErrors } from './automation.errors.ts';

/** The caller chooses the id; an existing rule is replaced. The person who saves a rule owns it: it acts with their rights. */
export const saveAutomationRule = operation({
  name: 'projects.save-automation-rule',
  summary: 'Makes or changes an automation rule of a project.',
  door: { kind: 'procedure', procedure: 'save_automation_rule' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), rule_id: z.uuid(), ...ruleBody }),
  output: ruleRow,
  errors: [
    automationErrors.rule_not_found,
    automationErrors.too_many_rules,
    automationErrors.rule_trigger_forbidden,
    automationErrors.rule_target_gone,
    automationErrors.rule_value_invalid,
    automationErrors.project_task_time_invalid,
    automationErrors.project_task_too_often,
    filterErrors.filter_invalid,
  ],
});
