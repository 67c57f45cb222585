/** Daily, weekly, every quarter of an hour, monthly: suggestions before a person writes their own. */
export const cronSamples = ['0 9 * * *', '0 2 * * 0', '*/15 * * * *', '0 1 1 * *'] as const;
