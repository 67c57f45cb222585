import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';

/** Runs of rules and schedules that fall into a pause are not made up for. */
export const pauseAutomation = operation({
  name: 'projects.pause-automation',
  summary: 'Pauses all rules and scheduled tasks of a project, or resumes them.',
  door: { kind: 'procedure', procedure: 'pause_automation' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), is_paused: z.boolean() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [],
});
