import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { thingId } from './authoring.ts';
import { authoringErrors } from './authoring.errors.ts';
import { publicPart } from './part-view.ts';

/** Nothing is counted: no visit, no try, no time. */
export const previewCurriculumPart = operation({
  name: 'learning.preview-curriculum-part',
  summary: 'A drafted part as learners will get it: without solutions, and with addresses of its media.',
  door: { kind: 'procedure', procedure: 'preview_curriculum_part' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({ id: thingId }),
  output: z.strictObject({ title: z.string(), content: publicPart }),
  errors: [authoringErrors.curriculum_thing_not_found],
});
