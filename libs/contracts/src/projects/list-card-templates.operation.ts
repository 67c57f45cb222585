import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { cardTemplateRow } from './card-template.ts';
import { project } from './memberships.ts';

export const listCardTemplates = operation({
  name: 'projects.list-card-templates',
  summary: "A project's own templates for cards.",
  door: { kind: 'procedure', procedure: 'list_card_templates' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({ templates: z.array(cardTemplateRow) }),
  errors: [],
});
