import { z } from 'zod';
import { activityKinds } from './activity-values.ts';
import { cardChange } from './list-card-history.operation.ts';

/** What one command did to a card, and which card that is. */
export const activityEntry = cardChange.extend({
  card: z.strictObject({ id: z.uuid(), number: z.int(), title: z.string() }),
  /** How many cards the same command touched. */
  cards: z.int(),
});
export type ActivityEntry = z.output<typeof activityEntry>;

/** Whose and what of it is listed, and how much. */
export const activityWanted = {
  /** Whose; null: everybody's. */
  by: z.uuid().nullable().default(null),
  /** The action; null: of any kind. */
  kind: z.enum(activityKinds).nullable().default(null),
  limit: z.int().min(1).max(50).default(20),
};
