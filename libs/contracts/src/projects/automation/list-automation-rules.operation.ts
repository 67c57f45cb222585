import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { ruleRow } from './automation-rule.ts';

/** Sorted in the order in which they run: by priority, then by age. */
export const listAutomationRules = operation({
  name: 'projects.list-automation-rules',
  summary: 'The automation rules of a project, with what became of their runs.',
  door: { kind: 'procedure', procedure: 'list_automation_rules' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({ rules: z.array(ruleRow) }),
  errors: [],
});
