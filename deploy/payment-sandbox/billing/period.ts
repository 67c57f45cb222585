type Interval = 'day' | 'week' | 'month' | 'year';

const DAY = 86_400;

/** The same day a number of months later, or the last day of a shorter month; seconds since 1970, in UTC. */
export const addMonths = (moment: number, months: number): number => {
  const from = new Date(moment * 1_000);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const midnight = Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(from.getUTCDate(), days));
  return midnight / 1_000 + (moment % DAY);
};

const after = (anchor: number, interval: Interval, count: number): number => {
  if (interval === 'day') return anchor + count * DAY;
  if (interval === 'week') return anchor + count * 7 * DAY;
  return addMonths(anchor, interval === 'month' ? count : count * 12);
};

export interface Recurrence {
  readonly interval: string;
  readonly interval_count: number;
}

/**
 * The end of the period that starts at `start`: the first multiple of the interval after it, counted from the anchor, so that a
 * subscription of the 31st returns to the 31st after February.
 */
export const periodEnd = (anchor: number, start: number, { interval, interval_count }: Recurrence): number => {
  let times = 0;
  let end = anchor;
  while (end <= start) {
    times += 1;
    end = after(anchor, interval as Interval, times * interval_count);
  }
  return end;
};
