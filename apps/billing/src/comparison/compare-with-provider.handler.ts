import { DEFAULT_TIME_ZONE } from '@nivel/contracts/kernel/time-zone';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { compareWithProvider } from '@nivel/contracts/billing/compare-with-provider.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { latestHour } from '@nivel/platform/local-hour';
import type { BillingClient } from '../database.ts';
import { ComparisonsRepository } from './comparisons.repository.ts';
import { ComparisonPart } from './comparison-part.ts';

/** Hour of the night, in Mexico, from which it is compared. */
const NIGHT = 3;

@Handles(compareWithProvider)
export class CompareWithProviderHandler implements Handler<typeof compareWithProvider> {
  constructor(
    private readonly comparisons: ComparisonsRepository,
    private readonly part: ComparisonPart,
    private readonly work: UnitOfWork<BillingClient>,
    private readonly clock: Clock,
  ) {}

  /** An interrupted one continues where it was; each night has one. */
  async handle(): Promise<OutputOf<typeof compareWithProvider>> {
    const { day } = latestHour(DEFAULT_TIME_ZONE, NIGHT, this.clock.now());
    const comparison = await this.work.run(BY_ITSELF, (unit) => this.comparisons.ofNight(unit, day));
    if (comparison === null) return { compared: 0, repaired: 0, has_more: false };
    const done = await this.part.of(comparison, billingErrors.customer_data_failed);
    await this.work.run(BY_ITSELF, (unit) => this.comparisons.goOn(unit, comparison, done));
    return { compared: done.compared, repaired: done.repaired, has_more: !done.isFinished };
  }
}
