/** Months of the revenue chart, in the past and ahead. */
export const chartMonths = 12;

/** Groups of overdue days: the first and the last day of each; the last group has no end. */
export const overdueAges = [
  { from_days: 1, to_days: 30 },
  { from_days: 31, to_days: 60 },
  { from_days: 61, to_days: 90 },
  { from_days: 91, to_days: null },
] as const;
