import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

export const MOST_NAMED_PROJECTS = 1_000;

/** Projects in the trash are named too, but not offered. */
export const nameProjects = operation({
  name: 'projects.name-projects',
  summary: 'What projects are called: those that are named, or those of the installation by their name.',
  door: { kind: 'inside' },
  policy: servicesOnly('services whose rows name projects'),
  repeat: 'safe',
  input: z.strictObject({
    /** Null: those that are not in the trash. */
    ids: z.array(z.uuid()).max(MOST_NAMED_PROJECTS).nullable(),
  }),
  output: z.strictObject({
    projects: z.array(z.strictObject({ id: z.uuid(), name: z.string(), is_deleted: z.boolean() })),
  }),
  errors: [],
});
