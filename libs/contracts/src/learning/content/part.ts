import { z } from 'zod';
import { exercisesBodySchema } from './exercise-item.ts';
import { skillNameSchema } from './skill.ts';
import { teachingSchema } from './teaching.ts';
import { videoBodySchema } from './video.ts';

/**
 * What all parts share. `slug` comes from the file's name; `skill` overrides the one that the type would raise. What a part
 * is for may be missing in rows that an earlier release imported; a file without it is refused by the content rules.
 */
const base = {
  id: z.uuidv7(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(1).max(120),
  points: z.int().min(1).max(100),
  estimatedMinutes: z.int().min(1),
  order: z.int().min(1),
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
