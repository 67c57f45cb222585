import { DEFAULT_TIME_ZONE, isTimeZone } from '@nivel/contracts/kernel/time-zone';

/** The time zone of this device; some systems name an offset only, which is none. */
export const ownZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
};
