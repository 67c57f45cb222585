import { z } from 'zod';
import { activityKinds } from './activity-values.ts';
import { cardChange } from './list-card-history.operation.ts';

/** One command's changes to a card, and that card. */
export const activityEntry = cardChange.extend({
  card: z.strictObject({ id: z.uuid(), number: z.int(), title: z.string() }),
  /** The number of cards that the same command changed. */
  cards: z.int(),
});
export type ActivityEntry = z.output<typeof activityEntry>;

/** The person, kind and size of the list. */
export const activityWanted = {
  /** Whose; null: everybody's. */
  by: z.uuid().nullable().default(null),
  /** The action; null: any kind. */
  kind: z.enum(activityKinds).nullable().default(null),
  limit: z.int().min(1).max(50).default(20),
};
