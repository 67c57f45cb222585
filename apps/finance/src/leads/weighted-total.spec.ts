import { describe, expect, it } from '@jest/globals';
import { effectiveWeights, openTotals } from './weighted-total.ts';

const usual = effectiveWeights({});

describe('the total of open leads', () => {
  it('counts each stage by its weight, for each currency, and nothing that is closed', () => {
    const totals = [
      { stage: 'new', currency: 'USD', count: 2, expectedValue: 100_000 },
      { stage: 'negotiation', currency: 'USD', count: 1, expectedValue: 50_001 },
      { stage: 'proposal', currency: 'MXN', count: 1, expectedValue: 10_000 },
      { stage: 'closed_won', currency: 'USD', count: 9, expectedValue: 900_000 },
      { stage: 'closed_lost', currency: 'EUR', count: 9, expectedValue: 900_000 },
    ] as const;
    expect(openTotals(totals, usual)).toEqual([
      // 10,000 and 40,000.8 hundredths.
      { currency: 'USD', count: 3, expectedValue: 150_001, weightedValue: 50_001 },
      { currency: 'MXN', count: 1, expectedValue: 10_000, weightedValue: 6_000 },
    ]);
  });

  it('is exact for the largest book', () => {
    const [total] = openTotals([{ stage: 'negotiation', currency: 'USD', count: 1, expectedValue: 9e15 }], usual);
    expect(total?.weightedValue).toBe(72e14);
  });
});

describe('weights', () => {
  it('are the defaults until a person changes them', () => {
    expect(usual).toEqual({ new: 10, contacted: 20, qualified: 40, proposal: 60, negotiation: 80 });
    expect(effectiveWeights({ new: 0, closed_won: 50 })).toEqual({ ...usual, new: 0 });
  });
});
