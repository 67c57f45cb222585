import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { createSubscription } from '@nivel/contracts/billing/create-subscription.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { OwnCustomer } from '../customers/own-customer.ts';
import { OwnPromotion } from '../promotions/own-promotion.ts';
import { CheckoutDesk } from './checkout-desk.ts';

@Handles(createSubscription)
export class CreateSubscriptionHandler implements Handler<typeof createSubscription> {
  constructor(
    private readonly customers: OwnCustomer,
    private readonly promotions: OwnPromotion,
    private readonly desk: CheckoutDesk,
  ) {}

  async handle(
    { planId, userId, page, promotionCode }: InputOf<typeof createSubscription>,
    call: Call,
  ): Promise<OutputOf<typeof createSubscription>> {
    if (userId !== actorOf(call).userId) throw new AppError(commonErrors.forbidden);
    if (planId === 'free') throw new AppError(billingErrors.free_needs_no_payment);
    const otherwise = page === 'hosted' ? billingErrors.subscription_failed : billingErrors.payment_page_failed;
    const customer = await this.customers.of(call, otherwise);
    const promotion = promotionCode === undefined ? null : await this.promotions.of(call, customer, promotionCode);
    const place = await this.desk.begin(call, customer, {
      ...{ tier: planId, page, promotionId: promotion?.id ?? null },
    });
    return page === 'hosted' ? { checkoutUrl: place } : { clientSecret: place };
  }
}
