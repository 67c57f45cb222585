import { z } from 'zod';
import { defineErrors } from '../../kernel/errors.ts';

/** Errors of automation rules. */
export const automationErrors = defineErrors({
  rule_not_found: { kind: 'not-found', message: 'This rule is not there any more' },
  too_many_rules: { kind: 'conflict', message: 'A project holds at most 50 active rules, and 200 in all' },
  rule_paused: { kind: 'conflict', message: 'This rule is paused' },
  automation_paused: { kind: 'conflict', message: 'All automation of this project is paused' },
  too_many_webhooks: { kind: 'conflict', message: 'A project holds at most 10 webhooks' },
  webhook_address_refused: { kind: 'invalid', message: 'This address is not a public one' },
  automation_settings_changed: { kind: 'conflict', message: 'Somebody else has changed these settings meanwhile' },
  /** `details`: `RuleTargetGone`. */
  rule_target_gone: { kind: 'conflict', message: 'The rule names something that is not there any more' },
  rule_value_invalid: { kind: 'invalid', message: 'This field does not take this value' },
  rule_owner_has_no_right: { kind: 'forbidden', message: 'The owner of the rule may not do this any more' },
  rule_trigger_forbidden: { kind: 'forbidden', message: 'The owner of the rule may not see what makes it run' },
  project_task_not_found: { kind: 'not-found', message: 'The project has not set up this task' },
  project_task_paused: { kind: 'conflict', message: 'This task is paused' },
  project_task_time_invalid: { kind: 'invalid', message: 'This time never comes' },
  project_task_too_often: { kind: 'invalid', message: 'A schedule names one minute of the hour' },
  project_task_changed: { kind: 'conflict', message: 'Somebody else has changed this task meanwhile' },
  report_recipient_left: { kind: 'conflict', message: 'A recipient is no member of the project any more' },
  report_without_recipients: { kind: 'conflict', message: 'No recipient is a member of the project any more' },
  report_failed: { kind: 'unavailable', message: 'The report could not be made; it is tried again' },
});

/** A thing that a rule names and the project does not have. */
export const ruleTargetGone = z.strictObject({
  of: z.enum(['list', 'label', 'field', 'person', 'template', 'webhook']),
  id: z.string(),
});
export type RuleTargetGone = z.output<typeof ruleTargetGone>;
