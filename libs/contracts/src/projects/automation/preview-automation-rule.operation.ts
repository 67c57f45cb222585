import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { ruleCardChange } from './automation-rule.ts';
import { runAutomationRule } from './run-automation-rule.operation.ts';

/** The same is worked out as in a run, and nothing is saved. */
export const previewAutomationRule = operation({
  name: 'projects.preview-automation-rule',
  summary: 'What a run of an automation rule would change now.',
  door: { kind: 'procedure', procedure: 'preview_automation_rule' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid(), rule_id: z.uuid(), card_id: z.uuid().nullable().default(null) }),
  output: z.strictObject({
    /** Cards that meet the conditions. */
    matched: z.int(),
    /** Those of them that would change; the first 50. */
    cards: z.array(ruleCardChange),
    changed: z.int(),
    comments: z.int(),
    notices: z.int(),
    /** Cards that it would create, e-mails, and calls of webhooks. */
    created: z.int(),
    emails: z.int(),
    webhooks: z.int(),
    /** Proposals that it would ask `ai` for. */
    proposals: z.int(),
  }),
  errors: runAutomationRule.errors,
});
