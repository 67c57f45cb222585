import { getMoneyLeadTotals } from '@nivel/contracts/finance/get-money-lead-totals.operation';
import { leadStages } from '@nivel/contracts/finance/values/lead-values';
import { decimalOf } from '@nivel/contracts/finance/money';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { LeadTotalsRepository } from './lead-totals.repository.ts';
import { effectiveWeights, openTotals } from './weighted-total.ts';

@Handles(getMoneyLeadTotals)
export class GetMoneyLeadTotalsHandler implements Handler<typeof getMoneyLeadTotals> {
  constructor(
    private readonly totals: LeadTotalsRepository,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(): Promise<OutputOf<typeof getMoneyLeadTotals>> {
    const { reads } = this.work;
    const [totals, set] = await Promise.all([this.totals.totals(reads), this.totals.weights(reads)]);
    const weights = effectiveWeights(set);
    const inOrder = totals.toSorted((one, other) => leadStages.indexOf(one.stage) - leadStages.indexOf(other.stage));
    return {
      stages: inOrder.map(({ expectedValue, ...total }) => ({ ...total, expected_value: decimalOf(expectedValue) })),
      open: openTotals(totals, weights).map(({ currency, count, expectedValue, weightedValue }) => ({
        currency,
        count,
        expected_value: decimalOf(expectedValue),
        weighted_value: decimalOf(weightedValue),
      })),
      weights,
    };
  }
}
