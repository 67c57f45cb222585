export { DEFAULT_TIME_ZONE, isTimeZone, LONGEST_TIME_ZONE } from '../kernel/time-zone.ts';
