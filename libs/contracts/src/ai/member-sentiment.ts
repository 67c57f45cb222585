import { z } from 'zod';
import { sentimentTrends } from './ai-values.ts';
import { share } from './values/share.ts';

const count = z.int().min(0);

/** The mood of a person's texts in a period, as rules estimate it from words, with factors that may weigh on them. */
export const memberSentiment = z.strictObject({
  /** Null: the mean of a team, for those who do not see people. */
  user_id: z.uuid().nullable(),
  sentiment_score: z.number().min(-1).max(1),
  sentiment_trend: z.enum(sentimentTrends),
  /** The confidence from the number of texts: half at 10 of them. */
  sentiment_confidence: share,
  /** Comments and messages. */
  communication_volume: count,
  positive_interactions: count,
  negative_interactions: count,
  neutral_interactions: count,
  /** Computed from open and overdue cards. */
  workload_stress: share,
  /** The share of open cards that are overdue or due within a week. */
  deadline_pressure: share,
  /** Cards that others opened again or sent back from review in the period; of a team the mean. */
  team_conflicts: z.number().min(0),
  /** The number of people in the mean. */
  people: z.int().min(1),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime(),
  /** The method of the estimate. */
  method: z.literal('rules'),
});
export type MemberSentiment = z.output<typeof memberSentiment>;
