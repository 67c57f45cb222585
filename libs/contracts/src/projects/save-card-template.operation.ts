import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { cardTemplate, cardTemplateRow } from './card-template.ts';
import { project } from './memberships.ts';

/** The caller chooses the id; an existing template is replaced. Readers are notified that settings have changed. */
export const saveCardTemplate = operation({
  name: 'projects.save-card-template',
  summary: 'Makes or changes a template of a project for cards.',
  door: { kind: 'procedure', procedure: 'save_card_template' },
  policy: atLeast(project, 'lead', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), template_id: z.uuid(), ...cardTemplate }),
  output: cardTemplateRow,
  errors: [boardErrors.too_many_templates, boardErrors.template_not_found],
});
