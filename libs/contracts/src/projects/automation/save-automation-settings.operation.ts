import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { automationChoices } from './automation-settings.ts';
import { automationErrors } from './automation.errors.ts';

export const saveAutomationSettings = operation({
  name: 'projects.save-automation-settings',
  summary: 'Chooses the time zone and the quiet hours of the automation of a project.',
  door: { kind: 'procedure', procedure: 'save_automation_settings' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id: z.uuid(),
    ...automationChoices,
    /** The version that the caller saw, so that nobody overwrites a choice that they have not seen. */
    seen: z.int().min(0),
  }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [automationErrors.automation_settings_changed],
});
