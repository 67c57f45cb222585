import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { color, projectDescription, projectName } from './board-shape.ts';
import { boardColors } from './values/board-values.ts';
import { madeNameLanguage } from './made-name-language.ts';
import { account } from './memberships.ts';

export const boardTemplates = ['kanban', 'blank', 'scrum'] as const;

/** Without an organization the project is personal. Its maker is its director. */
export const createCricoProject = operation({
  name: 'projects.create-crico-project',
  summary: 'Makes a project with the lists of a template.',
  door: { kind: 'procedure', procedure: 'create_crico_project' },
  policy: atLeast(account, 'user'),
  input: z.strictObject({
    name_param: projectName,
    description_param: projectDescription.nullish().transform((text) => text ?? ''),
    color_param: color.nullish().transform((given) => given ?? boardColors[0]),
    template_param: z
      .enum(boardTemplates)
      .nullish()
      .transform((given) => given ?? 'kanban'),
    language_param: madeNameLanguage,
    organization_id_param: z
      .uuid()
      .nullish()
      .transform((given) => given ?? null),
  }),
  output: z.strictObject({ success: z.literal(true), project_id: z.uuid() }),
  errors: [],
});
