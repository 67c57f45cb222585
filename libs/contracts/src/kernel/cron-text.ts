// Without a schema, so that a page may load it that loads none.

/** Characters of a cron text. */
export const LONGEST_CRON = 100;
/** Five fields: minute, hour, day of the month, month, day of the week. Seconds are not for people. */
export const CRON_FIELDS = /^[^\s@]+( [^\s@]+){4}$/;
/** Whether a cron text names one minute of the hour, so that an hour passes at least between two of its times. */
export const isHourlyAtMost = (cron: string): boolean => /^\d{1,2} /.test(cron);
