import { DEFAULT_TIME_ZONE, isTimeZone } from '@nivel/contracts/kernel/time-zone';

/** The time zone of this device. */
export const ownZone = (): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE;
};
