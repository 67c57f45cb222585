import { z } from 'zod';
import { databaseSettings, platformSettings } from '@nivel/platform/settings';

/** What this service reads from its environment beyond what every service does. */
export const financeSettings = platformSettings.extend(databaseSettings.shape).extend({
  FINANCE_MOST_ITEMS: z.coerce.number().int().min(1).default(1_000).describe('Items that one person can have'),
});
export type FinanceSettings = z.output<typeof financeSettings>;
