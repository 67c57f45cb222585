import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { outcome } from './outcome.ts';
import { deadlineReminders } from './settings-shape.ts';

/** Omitted fields stay. A project's notifications can only narrow what each person wants to receive. */
export const updateCricoProjectSettings = operation({
  name: 'projects.update-crico-project-settings',
  summary: 'Changes the notices that people get about a project.',
  door: { kind: 'procedure', procedure: 'update_crico_project_settings' },
  policy: atLeast(project, 'lead', 'project_id_param'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id_param: z.uuid(),
    settings_param: z
      .strictObject({
        'notifications.email_notifications': z.boolean(),
        'notifications.milestone_updates': z.boolean(),
        'notifications.team_changes': z.boolean(),
        'notifications.deadline_reminders': z.enum(deadlineReminders),
      })
      .partial(),
  }),
  output: outcome,
  errors: [],
});
