import { DEFAULT_TIME_ZONE } from '@nivel/contracts/kernel/time-zone';
import { isoDay, localDay } from '@nivel/platform/local-day';

/** The day of a moment where nothing is known of the place, for callers who do not say their own. */
export const dayAt = (moment: Date): string => isoDay(localDay(moment.getTime(), DEFAULT_TIME_ZONE));
