import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** Says that it has, and not how: clients that list projects read the list again. Only of projects that all members see. */
export const organizationProjectChanged = fact({
  name: 'projects.organization-project.changed',
  version: 1,
  summary:
    'A project that the members of its organization see was made, renamed or worked in, or is shown to them now.',
  audience: { room: 'organization-projects', field: 'organizationId' },
  payload: z.strictObject({ organizationId: z.uuid(), projectId: z.uuid() }),
});
