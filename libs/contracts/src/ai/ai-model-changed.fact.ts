import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

export const aiModelChanged = fact({
  name: 'ai.model.changed',
  version: 1,
  summary: 'An owner or admin set the language model of an organization, or switched it on or off.',
  payload: z.strictObject({
    organizationId: z.uuid(),
    /** Where the texts of its projects are sent while it is on, such as `models.example:8443`. */
    host: z.string(),
    isOn: z.boolean(),
  }),
});
