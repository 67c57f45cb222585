import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { projectName } from './board-shape.ts';
import { madeNameLanguage } from './made-name-language.ts';
import { project } from './memberships.ts';

/**
 * Answers before anything is copied; the caller alone is in its team. Without a name it is named after the original, with
 * '(Copy)'.
 */
export const duplicateCricoProject = operation({
  name: 'projects.duplicate-crico-project',
  summary: 'Begins a copy of a project: lists, labels, cards, checklists, links and settings.',
  door: { kind: 'procedure', procedure: 'duplicate_crico_project' },
  policy: atLeast(project, 'lead', 'project_id_param'),
  input: z.strictObject({
    project_id_param: z.uuid(),
    new_name_param: projectName.nullish().transform((name) => name ?? null),
    language_param: madeNameLanguage,
  }),
  output: z.strictObject({ success: z.literal(true), error: z.null(), project_id: z.uuid() }),
  errors: [],
});
