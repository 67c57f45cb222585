import { z } from 'zod';
import { databaseSettings, platformSettings } from '@nivel/platform/settings';

/** What this service reads from its environment beyond what every service does. */
export const aiSettings = platformSettings.extend(databaseSettings.shape).extend({
  FORECAST_RUNS: z.coerce
    .number()
    .int()
    .min(100)
    .max(100_000)
    .default(10_000)
    .describe('Runs of the simulation that a forecast is made of'),
  HIDDEN_INSIGHTS_PER_PERSON: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_000)
    .describe('Insights that one person can hide; each is shown again after 90 days'),
});
export type AiSettings = z.output<typeof aiSettings>;
