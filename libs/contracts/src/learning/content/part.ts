import { z } from 'zod';
import { LONGEST_SLUG } from '../authoring-values.ts';
import { exercisesBodySchema } from './exercise-item.ts';
import { skillNameSchema } from './skill.ts';
import { teachingSchema } from './teaching.ts';
import { videoBodySchema } from './video.ts';

/** What names a module's folder or a part's file behind its number. */
export const slugSchema = z
  .string()
  .max(LONGEST_SLUG)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * What all parts share. `slug` comes from the file's name; `skill` overrides the one that the type would raise. What a part
 * is for may be missing in rows that an earlier release imported; a file without it is refused by the content rules.
 */
const base = {
  id: z.uuidv7(),
  slug: slugSchema,
  title: z.string().min(1).max(120),
  points: z.int().min(1).max(100),
  estimatedMinutes: z.int().min(1),
  /** The two figures of its file's name. */
  order: z.int().min(1).max(99),
  skill: skillNameSchema.optional(),
  active: z.boolean().default(true),
  ...teachingSchema.partial().shape,
};

/** The body of a text part: Markdown without raw HTML. */
export const textBodySchema = z.strictObject({ markdown: z.string().trim().min(1) });

export const videoPartSchema = z.strictObject({ ...base, type: z.literal('video'), body: videoBodySchema });
export const textPartSchema = z.strictObject({ ...base, type: z.literal('text'), body: textBodySchema });
export const exercisesPartSchema = z.strictObject({
  ...base,
  type: z.literal('exercises'),
  body: exercisesBodySchema,
});

/** A part of a module, read from its file (and, for a video, from its media file). */
export const partContentSchema = z.discriminatedUnion('type', [videoPartSchema, textPartSchema, exercisesPartSchema]);

export type PartContent = z.output<typeof partContentSchema>;
