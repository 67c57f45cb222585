import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { plans } from '@nivel/contracts/billing/plans';
import { previewPlanChange } from '@nivel/contracts/billing/preview-plan-change.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { PaymentProvider } from '../provider/payment-provider.ts';
import type { Promotion } from '../promotions/own-promotion.ts';
import type { Subscription } from '../subscriptions/provider-subscription.ts';
import { discountsOf } from './change-discount.ts';
import { ChangePromotion } from './change-promotion.ts';
import { OwnSubscription } from './own-subscription.ts';
import { planChange } from './plan-change.ts';

type Behavior = 'always_invoice' | 'none';

/** The provider returns what it would charge: nothing is computed here that it computes. */
@Handles(previewPlanChange)
export class PreviewPlanChangeHandler implements Handler<typeof previewPlanChange> {
  constructor(
    private readonly own: OwnSubscription,
    private readonly promotions: ChangePromotion,
    private readonly provider: PaymentProvider,
  ) {}

  async handle(
    { subscription_id: id, plan_id: to, promotion_code: code }: InputOf<typeof previewPlanChange>,
    call: Call,
  ): Promise<OutputOf<typeof previewPlanChange>> {
    const one = await this.own.of(call, id);
    const change = planChange(one, to);
    const promotion = await this.promotions.of(call, code);
    const isNow = change.when === 'now';
    // An unchanged plan keeps its original price.
    const price = change.when === 'none' ? null : this.provider.priceOf(change.to);
    const ask = (promoted: Promotion | null, behavior: Behavior) => this.amountOf(one, price, promoted, behavior);
    // A trial continues with the other plan: its first charge is the next one.
    const due = isNow && one.state !== 'trialing' ? await ask(promotion, 'always_invoice') : 0;
    // A code for one charge is spent by the one that is made now.
    const isSpent = due > 0 && promotion?.coupon.duration === 'once';
    return {
      due_now: due,
      takes_effect: isNow ? 'now' : 'next_period',
      // A subscription that is to end is no longer charged: shows what continuing would cost.
      next_charge: one.endsAt === null ? await ask(isSpent ? null : promotion, 'none') : plans[change.to].price,
      next_charge_at: one.periodEnd.toISOString(),
    };
  }

  private amountOf(
    { id, customerId }: Subscription,
    price: string | null,
    promotion: Promotion | null,
    behavior: Behavior,
  ): Promise<number> {
    return this.provider.ask(billingErrors.customer_data_failed, async (stripe) => {
      const common = { customer: customerId, subscription: id, ...discountsOf(promotion) };
      if (price === null) return (await stripe.invoices.createPreview(common)).amount_due;
      const { items } = await stripe.subscriptions.retrieve(id);
      const preview = await stripe.invoices.createPreview({
        ...common,
        subscription_details: {
          items: [{ ...(items.data[0] && { id: items.data[0].id }), price }],
          proration_behavior: behavior,
        },
      });
      return preview.amount_due;
    });
  }
}
