import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.ts';
import { ProviderModule } from '../provider/provider.module.ts';
import { PromotionsModule } from '../promotions/promotions.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { CheckoutDesk } from './checkout-desk.ts';
import { CheckoutEnds } from './checkout-ends.ts';
import { CheckoutRules } from './checkout-rules.ts';
import { CheckoutsRepository } from './checkouts.repository.ts';
import { ConfirmCheckoutHandler } from './confirm-checkout.handler.ts';
import { CreateSubscriptionHandler } from './create-subscription.handler.ts';

/** Payments that people begin. */
@Module({
  imports: [CustomersModule, PromotionsModule, ProviderModule, SubscriptionsModule],
  providers: [
    CheckoutDesk,
    CheckoutEnds,
    CheckoutRules,
    CheckoutsRepository,
    ConfirmCheckoutHandler,
    CreateSubscriptionHandler,
  ],
  exports: [CheckoutEnds],
})
export class CheckoutModule {}
