import { z } from 'zod';

/**
 * A module as `content/<level>/<nn>-<slug>/module.yaml` states it. `id` never changes once published: progress hangs on it.
 * `prerequisites` are ids of modules that come earlier in the curriculum.
 */
export const moduleContentSchema = z.strictObject({
  id: z.uuidv7(),
  number: z.int().min(1).max(99),
  title: z.string().min(1).max(120),
  description: z.string().min(1).max(500),
  estimatedMinutes: z.int().min(1),
  prerequisites: z.array(z.uuidv7()).default([]),
  learningObjectives: z.array(z.string().min(1).max(200)).min(1),
  active: z.boolean().default(true),
});

export type ModuleContent = z.output<typeof moduleContentSchema>;
