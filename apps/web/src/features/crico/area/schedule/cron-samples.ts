/** Daily, weekly, every quarter of an hour, monthly: times that are offered before somebody writes their own. */
export const cronSamples = ['0 9 * * *', '0 2 * * 0', '*/15 * * * *', '0 1 1 * *'] as const;
