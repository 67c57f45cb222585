/** The price of an item for one period, in the smallest unit of money. */
export interface PeriodCost {
  readonly amount: number;
  readonly periodStart: number;
  readonly periodEnd: number;
}

/** The part of an amount for the rest of its period, by the second and rounded to the nearest centavo. */
export const remaining = ({ amount, periodStart, periodEnd }: PeriodCost, at: number): number => {
  const length = periodEnd - periodStart;
  const left = Math.min(length, Math.max(0, periodEnd - at));
  return length > 0 ? Math.round((amount * left) / length) : 0;
};
