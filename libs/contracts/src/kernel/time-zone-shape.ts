import { z } from 'zod';
import { isTimeZone, LONGEST_TIME_ZONE } from './time-zone.ts';

/** A time zone chosen by a person. */
export const timeZoneName = z.string().max(LONGEST_TIME_ZONE).refine(isTimeZone, 'This is no time zone');
