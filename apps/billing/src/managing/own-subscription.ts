import { Injectable } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, type Call } from '@nivel/platform/handler';
import type Stripe from 'stripe';
import type { BillingClient } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import type { Subscription } from '../subscriptions/provider-subscription.ts';
import { SubscriptionRefresh } from '../subscriptions/subscription-refresh.ts';
import { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts';

/** The caller's own subscription: another's is not there. */
@Injectable()
export class OwnSubscription {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly provider: PaymentProvider,
    private readonly refresh: SubscriptionRefresh,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  /** As the provider has it now. @throws AppError `no_such_subscription`, `customer_data_failed` */
  async of(call: Call, id: string): Promise<Subscription> {
    const known = await this.subscriptions.own(this.work.reads, actorOf(call).userId, id);
    if (known === null) throw new AppError(billingErrors.no_such_subscription);
    return this.fresh(call, id);
  }

  /** Changes it at the provider and returns its new state. */
  async change(call: Call, id: string, change: (stripe: Stripe) => Promise<unknown>): Promise<Subscription> {
    await this.provider.ask(billingErrors.customer_data_failed, change);
    return this.fresh(call, id);
  }

  private async fresh(call: Call, id: string): Promise<Subscription> {
    const one = await this.refresh.of(call, id, billingErrors.customer_data_failed);
    if (one === null) throw new AppError(billingErrors.no_such_subscription);
    return one;
  }
}
