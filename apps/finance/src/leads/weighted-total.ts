import { openStages, stageWeights, type LeadStage } from '@nivel/contracts/finance/values/lead-values';
import type { Currency } from '@nivel/contracts/finance/money';

interface StageTotal {
  readonly stage: LeadStage;
  readonly currency: Currency;
  readonly count: number;
  /** In minor units. */
  readonly expectedValue: number;
}

/**
 * The weighted part of an amount in minor units, halves up. In whole numbers, because sums of a full book leave no room for
 * fractions.
 */
const partOf = (hundredfold: bigint): number => Number((hundredfold + 50n) / 100n);

/** For each currency, what open leads are expected to bring, and that amount weighted by stage. */
export const openTotals = (totals: readonly StageTotal[], weights: Readonly<Record<string, number>>) => {
  const open = totals.filter(({ stage }) => openStages.some((one) => one === stage));
  return [...Map.groupBy(open, ({ currency }) => currency)].map(([currency, rows]) => ({
    currency,
    count: rows.reduce((sum, { count }) => sum + count, 0),
    expectedValue: rows.reduce((sum, { expectedValue }) => sum + expectedValue, 0),
    weightedValue: partOf(
      rows.reduce((sum, row) => sum + BigInt(row.expectedValue) * BigInt(weights[row.stage] ?? 0), 0n),
    ),
  }));
};

/** The percent of each open stage: the value that a person set, else the default. */
export const effectiveWeights = (set: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(openStages.map((stage) => [stage, set[stage] ?? stageWeights[stage]]));
