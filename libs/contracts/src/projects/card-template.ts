import { z } from 'zod';
import { shortText } from '../kernel/short-text.ts';
import { cardStatuses, priorities } from './values/board-values.ts';

/** The initial values of a new card. */
export const cardTemplate = {
  name: shortText('Template name', { least: 1, most: 50 }),
  description: shortText('Description', { most: 200 }).default(''),
  /** The name of a picture of the client. */
  icon: z
    .string()
    .max(40)
    .regex(/^[a-z0-9-]*$/)
    .default(''),
  priority: z.enum(priorities).default('medium'),
  status: z.enum(cardStatuses).default('todo'),
  /** The number of days from today until it is due; null: it has no due date. */
  estimated_days: z.int().min(1).max(3_650).nullable().default(null),
};

export const cardTemplateRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  priority: z.enum(priorities),
  status: z.enum(cardStatuses),
  estimated_days: z.int().nullable(),
});
export type CardTemplateRow = z.output<typeof cardTemplateRow>;
