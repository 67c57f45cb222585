import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { PassPurchasesModule } from '../pass-purchases/pass-purchases.module.ts';
import { PassesModule } from '../passes/passes.module.ts';
import { ProviderModule } from '../provider/provider.module.ts';
import { PromotionsModule } from '../promotions/promotions.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { CheckoutDesk } from './checkout-desk.ts';
import { CheckoutEnds } from './checkout-ends.ts';
import { CheckoutRules } from './checkout-rules.ts';
import { CheckoutsRepository } from './checkouts.repository.ts';
import { ConfirmCheckoutHandler } from './confirm-checkout.handler.ts';
import { CreateSubscriptionHandler } from './create-subscription.handler.ts';
import { EndPaymentsWhenAccountDeletedConsumer } from './end-payments-when-account-deleted.consumer.ts';

/** Payments that people begin. */
@Module({
  imports: [
    CustomersModule,
    InvoicesModule,
    PassPurchasesModule,
    PassesModule,
    PromotionsModule,
    ProviderModule,
    SubscriptionsModule,
  ],
  providers: [
    CheckoutDesk,
    CheckoutEnds,
    CheckoutRules,
    CheckoutsRepository,
    ConfirmCheckoutHandler,
    CreateSubscriptionHandler,
    EndPaymentsWhenAccountDeletedConsumer,
  ],
  exports: [CheckoutEnds],
})
export class CheckoutModule {}
