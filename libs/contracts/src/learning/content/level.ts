import { z } from 'zod';

/** The id of a level of the curriculum: X100, X200, X300, X400. */
export const levelIdSchema = z.string().regex(/^X[1-9]00$/);

/** Names of the levels' colours; the design tokens give each a light and a dark value. */
export const levelColorSchema = z.enum(['agave', 'talavera', 'jacaranda', 'cempasuchil']);

/** A level as `content/<level>/level.yaml` states it. `duration` is a text for people ("4 semanas"); levels are passed through by `order`. */
export const levelContentSchema = z.strictObject({
  id: levelIdSchema,
  name: z.string().min(1).max(80),
  description: z.string().min(1).max(400),
  duration: z.string().min(1).max(40),
  color: levelColorSchema,
  order: z.int().min(1),
  active: z.boolean().default(true),
});

export type LevelContent = z.output<typeof levelContentSchema>;
