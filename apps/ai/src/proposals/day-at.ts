/** The day of a moment in UTC, for callers who do not say their own. */
export const dayAt = (moment: Date): string => moment.toISOString().slice(0, 10);
