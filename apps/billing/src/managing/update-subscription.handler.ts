import Stripe from 'stripe';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { updateSubscription } from '@nivel/contracts/billing/update-subscription.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { subscriptionShown } from '../subscriptions/subscription-shown.ts';
import { discountsOf } from './change-discount.ts';
import { ChangePromotion } from './change-promotion.ts';
import { OwnSubscription } from './own-subscription.ts';
import { changeParameters, planChange } from './plan-change.ts';

@Handles(updateSubscription)
export class UpdateSubscriptionHandler implements Handler<typeof updateSubscription> {
  constructor(
    private readonly own: OwnSubscription,
    private readonly promotions: ChangePromotion,
    private readonly provider: PaymentProvider,
  ) {}

  async handle(
    { subscriptionId, newPlanId, promotionCode }: InputOf<typeof updateSubscription>,
    call: Call,
  ): Promise<OutputOf<typeof updateSubscription>> {
    const one = await this.own.of(call, subscriptionId);
    const change = planChange(one, newPlanId);
    if (change.when === 'none') return { success: true, subscription: subscriptionShown(one) };
    const promotion = await this.promotions.of(call, promotionCode);
    const price = this.provider.priceOf(change.to);
    const changed = await this.own.change(call, subscriptionId, async (stripe) => {
      const { items } = await stripe.subscriptions.retrieve(subscriptionId);
      const parameters = {
        ...changeParameters(change, one, items.data[0]?.id ?? '', price),
        ...discountsOf(promotion),
      };
      await stripe.subscriptions.update(subscriptionId, parameters).catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeCardError) throw new AppError(billingErrors.payment_declined);
        throw error;
      });
    });
    return { success: true, subscription: subscriptionShown(changed) };
  }
}
