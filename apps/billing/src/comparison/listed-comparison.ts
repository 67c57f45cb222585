import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingClient } from '../database.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { subscriptionOf } from '../subscriptions/provider-subscription.ts';
import { SubscriptionRefresh } from '../subscriptions/subscription-refresh.ts';
import { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts';
import { isDifferent } from './difference.ts';
import type { Found } from './repairs.repository.ts';

/** Compares the provider's list with the stored rows. */
@Injectable()
export class ListedComparison {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly customers: CustomersRepository,
    private readonly invoices: InvoicesRepository,
    private readonly provider: PaymentProvider,
    private readonly refresh: SubscriptionRefresh,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  /** The differences of one subscription; it is read again under its lock, so that concurrent changes do not count. */
  async of(given: Stripe.Subscription): Promise<Found[]> {
    const { customer, id } = given;
    const customerId = typeof customer === 'string' ? customer : customer.id;
    const owner = await this.customers.ofCustomer(this.work.reads, customerId);
    if (owner === null) return [];
    const repairs: Found[] = [];
    const kept = await this.subscriptions.find(this.work.reads, id);
    if (await this.differs(given, owner.userId)) {
      await this.refresh.of(BY_ITSELF, id, billingErrors.customer_data_failed);
      const became = await this.subscriptions.find(this.work.reads, id);
      const what = kept === null ? 'missing' : 'different';
      if (became !== null) repairs.push({ subscriptionId: id, what, was: kept, became });
    }
    const isGone = typeof customer === 'object' && customer.deleted === true;
    if (isGone && (await this.work.run(BY_ITSELF, (unit) => this.customers.noteGone(unit, customerId))))
      repairs.push({ subscriptionId: id, what: 'customer-gone', was: { customerId }, became: null });
    return repairs;
  }

  private async differs(given: Stripe.Subscription, userId: string): Promise<boolean> {
    const said = subscriptionOf(given, userId, (price) => this.provider.tierOf(price));
    if (said === null) return false;
    if (isDifferent(await this.subscriptions.find(this.work.reads, given.id), said)) return true;
    const { latest_invoice: invoice } = given;
    if (invoice === null || typeof invoice === 'string' || invoice.id === undefined) return false;
    return (await this.invoices.stateOf(this.work.reads, invoice.id)) !== invoice.status;
  }
}
