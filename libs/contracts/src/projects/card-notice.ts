import { z } from 'zod';

/** The notice for one person about the cards that one command touched, whatever happened to them. */
export const cardNotice = z.strictObject({
  /** Its recipient; never who did it. */
  userId: z.uuid(),
  projectId: z.uuid(),
  projectName: z.string(),
  by: z.strictObject({ userId: z.uuid(), fullName: z.string() }),
  /** The first of them. */
  card: z.strictObject({
    id: z.uuid(),
    /** Key of the project and number, such as `SITE-12`. */
    reference: z.string(),
    title: z.string(),
  }),
  /** The total number. */
  count: z.int().min(1),
});
export type CardNotice = z.output<typeof cardNotice>;
