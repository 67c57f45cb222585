import { Module } from '@nestjs/common';
import { CheckoutModule } from '../checkout/checkout.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { ProviderModule } from '../provider/provider.module.ts';
import { PassPurchasesModule } from '../pass-purchases/pass-purchases.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { LookAtEventWhenStripeEventStoredConsumer } from './look-at-event-when-stripe-event-stored.consumer.ts';
import { StripeEventsRepository } from './stripe-events.repository.ts';
import { TakeStripeEventHandler } from './take-stripe-event.handler.ts';

/** Events of the payment provider. */
@Module({
  imports: [PassPurchasesModule, CheckoutModule, InvoicesModule, ProviderModule, SubscriptionsModule],
  providers: [LookAtEventWhenStripeEventStoredConsumer, StripeEventsRepository, TakeStripeEventHandler],
})
export class EventsModule {}
