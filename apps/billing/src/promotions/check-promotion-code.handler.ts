import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { checkPromotionCode } from '@nivel/contracts/billing/check-promotion-code.operation';
import { plans } from '@nivel/contracts/billing/plans';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { OwnCustomer } from '../customers/own-customer.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { OwnPromotion } from './own-promotion.ts';

const durations = ['once', 'repeating', 'forever'] as const;

/** The provider reports the amount left to pay: nothing is computed here that it computes. */
@Handles(checkPromotionCode)
export class CheckPromotionCodeHandler implements Handler<typeof checkPromotionCode> {
  constructor(
    private readonly customers: OwnCustomer,
    private readonly promotions: OwnPromotion,
    private readonly provider: PaymentProvider,
  ) {}

  async handle(
    { code: typed, plan_id: tier }: InputOf<typeof checkPromotionCode>,
    call: Call,
  ): Promise<OutputOf<typeof checkPromotionCode>> {
    const price = this.provider.priceOf(tier);
    const customer = await this.customers.of(call, billingErrors.customer_data_failed);
    const { id, code, coupon } = await this.promotions.of(call, customer, typed);
    const preview = await this.provider.ask(billingErrors.customer_data_failed, (stripe) =>
      stripe.invoices.createPreview({
        customer: customer.customerId,
        subscription_details: { items: [{ price, quantity: 1 }] },
        discounts: [{ promotion_code: id }],
      }),
    );
    return {
      code,
      price: plans[tier].price,
      price_with_code: Math.max(0, preview.total),
      duration: durations.find((one) => one === coupon.duration) ?? 'forever',
      months: coupon.duration_in_months,
    };
  }
}
