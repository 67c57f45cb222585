import { Inject, Injectable } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { LOG, type Log } from '@nivel/platform/log';
import type { BillingClient } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { SubscriptionKeeping } from '../subscriptions/subscription-keeping.ts';
import { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts';
import type { Found } from './repairs.repository.ts';

/** With this many unknown ones, in number and share, the provider's account is a different one; a loss would be smaller. */
const [MANY, SHARE] = [20, 0.1];

/** Checks live rows that the provider did not list. */
@Injectable()
export class UnseenComparison {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly keeping: SubscriptionKeeping,
    private readonly provider: PaymentProvider,
    private readonly work: UnitOfWork<BillingClient>,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async of(comparisonId: string): Promise<Found[]> {
    const { live, unseen } = await this.subscriptions.unseen(this.work.reads, comparisonId);
    if (unseen.length > MANY && unseen.length > live * SHARE) {
      this.log.error(
        { live, unseen: unseen.length },
        'the payment provider knows none of these: is it another account?',
      );
      return [];
    }
    const repairs: Found[] = [];
    for (const id of unseen) {
      const given = await this.provider.find(billingErrors.customer_data_failed, (stripe) =>
        stripe.subscriptions.retrieve(id),
      );
      if (given !== null) continue;
      const ended = await this.work.run(BY_ITSELF, (unit) => this.keeping.endUnknown(unit, id));
      if (ended !== null) repairs.push({ subscriptionId: id, what: 'unknown-to-provider', ...ended });
    }
    return repairs;
  }
}
