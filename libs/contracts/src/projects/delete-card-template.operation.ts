import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';

export const deleteCardTemplate = operation({
  name: 'projects.delete-card-template',
  summary: 'Deletes a card template of a project; cards made with it do not change.',
  door: { kind: 'procedure', procedure: 'delete_card_template' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), template_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [],
});
