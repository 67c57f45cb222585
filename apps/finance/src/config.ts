import { z } from 'zod';
import { databaseSettings, platformSettings } from '@nivel/platform/settings';
import { isTimeZone } from '@nivel/contracts/kernel/time-zone';

/** The settings of this service, in addition to those of every service. */
export const financeSettings = platformSettings.extend(databaseSettings.shape).extend({
  BOOK_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'is no IANA name of a time zone')
    .default('America/Mexico_City')
    .describe('In whose days the book is kept: what is due and overdue'),
  BOOK_TRASH_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('How long a deleted row of the book can be restored before it is purged, in days'),
});
export type FinanceSettings = z.output<typeof financeSettings>;
