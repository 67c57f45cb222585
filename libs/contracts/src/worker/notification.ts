import { z } from 'zod';
import { bilingualText } from './bilingual.ts';

/** A notification of somebody. */
export const notification = z.strictObject({
  id: z.uuid(),
  /** What is told, such as 'module-completed'. */
  name: z.string().max(64),
  /** What it is about, as people switch it on and off. */
  kind: z.string().max(64),
  text: bilingualText,
  /** Where it leads: a path of the product; null where there is nothing to see. */
  link: z.string().max(500).nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.output<typeof notification>;
