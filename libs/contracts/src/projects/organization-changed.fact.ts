import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

export const organizationChanged = fact({
  name: 'projects.organization.changed',
  version: 1,
  summary: 'An organization was made, changed, deleted or restored.',
  audience: { room: 'organization', field: 'organizationId' },
  payload: z.strictObject({ organizationId: z.uuid(), name: z.string(), slug: z.string(), isDeleted: z.boolean() }),
});
