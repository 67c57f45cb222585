import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { stripeEventStored } from '@nivel/contracts/billing/stripe-event-stored.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { CheckoutEnds } from '../checkout/checkout-ends.ts';
import type { BillingUnit } from '../database.ts';
import { InvoiceRefresh } from '../invoices/invoice-refresh.ts';
import { PassRefresh } from '../pass-purchases/pass-refresh.ts';
import { ChargebackRefresh } from '../subscriptions/chargeback-refresh.ts';
import { SubscriptionRefresh } from '../subscriptions/subscription-refresh.ts';
import { subjectOf } from './event-subject.ts';
import { StripeEventsRepository } from './stripe-events.repository.ts';

/**
 * An event is only a hint: its object is read from the provider. Where the provider does not answer, it is read later. One unit
 * does all of it: with a second connection for each, many simultaneous events could all wait for one another without end.
 */
@Consumes(stripeEventStored, 'look-at-event-when-stripe-event-stored')
export class LookAtEventWhenStripeEventStoredConsumer implements Consumer<typeof stripeEventStored> {
  constructor(
    private readonly events: StripeEventsRepository,
    private readonly refresh: SubscriptionRefresh,
    private readonly checkouts: CheckoutEnds,
    private readonly invoices: InvoiceRefresh,
    private readonly passes: PassRefresh,
    private readonly chargebacks: ChargebackRefresh,
  ) {}

  async handle({ payload: { eventId } }: ReceivedFact<typeof stripeEventStored>, unit: BillingUnit): Promise<void> {
    const event = await this.events.read(unit, eventId);
    if (event === null) return;
    const otherwise = billingErrors.customer_data_failed;
    const { objectId, subscriptionId } = event;
    const subject = subjectOf(event);
    if (subject?.of === 'checkout') await this.lookAtCheckout(unit, objectId);
    else if (subject?.of === 'refund') await this.passes.lookAtRefund(unit, objectId, otherwise);
    else if (subject?.of === 'dispute') await this.chargebacks.within(unit, objectId, otherwise);
    else if (subject?.of === 'customer') await this.refresh.ofCustomer(unit, objectId, otherwise);
    else if (subscriptionId !== null) await this.refresh.within(unit, subscriptionId, otherwise);
    if (subject?.hasInvoice) await this.invoices.within(unit, objectId, otherwise);
    await this.events.noteHandled(unit, eventId);
  }

  private async lookAtCheckout(unit: BillingUnit, sessionId: string): Promise<void> {
    const otherwise = billingErrors.customer_data_failed;
    const pass = await this.passes.within(unit, sessionId, otherwise);
    if (pass === null) await this.checkouts.ask(unit, sessionId, otherwise);
  }
}
