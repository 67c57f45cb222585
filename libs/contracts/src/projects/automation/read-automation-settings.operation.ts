import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { automationSettings } from './automation-settings.ts';

export const readAutomationSettings = operation({
  name: 'projects.read-automation-settings',
  summary: 'Whether the automation of a project is paused, its time zone and its quiet hours.',
  door: { kind: 'procedure', procedure: 'read_automation_settings' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: automationSettings,
  errors: [],
});
