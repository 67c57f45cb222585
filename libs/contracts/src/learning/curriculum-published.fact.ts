import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

export const curriculumPublished = fact({
  name: 'learning.curriculum.published',
  version: 1,
  summary: 'An administrator published a version of the curriculum.',
  payload: z.strictObject({
    version: z.int(),
    /** The older version whose content it has again. */
    restored: z.int().nullable(),
  }),
});
