import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { promotionTriesPerHour } from '@nivel/contracts/billing/promotion-code';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { UnitOfWork, type Cause } from '@nivel/messaging/unit-of-work';
import type { Customer } from '../customers/customers.repository.ts';
import type { BillingClient } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { PromotionTriesRepository } from './promotion-tries.repository.ts';

/** The meaning of a code at the provider. */
export interface Promotion {
  readonly id: string;
  readonly code: string;
  readonly coupon: Stripe.Coupon;
}

const HOUR_MS = 3_600_000;

/** Promotion codes as people type them. */
@Injectable()
export class OwnPromotion {
  constructor(
    private readonly tries: PromotionTriesRepository,
    private readonly provider: PaymentProvider,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  /**
   * Stores a row for the attempt before the provider is called, so that simultaneous attempts count as much as successive ones;
   * a valid code does not count as an attempt.
   * @throws AppError `promotion_code_refused`, `over_request_rate_limit`, `payments_not_configured`, `customer_data_failed`
   */
  async of(cause: Cause, { userId, customerId }: Customer, typed: string): Promise<Promotion> {
    const attempt = await this.begin(cause, userId);
    const found = await this.provider.ask(billingErrors.customer_data_failed, (stripe) =>
      stripe.promotionCodes.list({ code: typed, active: true, limit: 10, expand: ['data.promotion.coupon'] }),
    );
    const promotion = found.data.flatMap((one) => usable(one, customerId) ?? [])[0];
    if (promotion === undefined) throw new AppError(billingErrors.promotion_code_refused);
    await this.work.run(cause, (unit) => this.tries.forget(unit, attempt));
    return promotion;
  }

  private begin(cause: Cause, userId: string): Promise<string> {
    return this.work.run(cause, async (unit) => {
      const now = unit.now.getTime();
      const tried = await this.tries.since(unit, userId, new Date(now - HOUR_MS));
      const freed = tried.at(-promotionTriesPerHour);
      if (freed === undefined) return this.tries.add(unit, userId);
      const retryAfterSeconds = Math.ceil((freed.getTime() + HOUR_MS - now) / 1_000);
      throw new AppError(commonErrors.over_request_rate_limit, { details: { retryAfterSeconds } });
    });
  }
}

/** Usable by everybody, or by this customer. */
const usable = ({ id, code, customer, promotion: { coupon } }: Stripe.PromotionCode, own: string): Promotion | null => {
  const of = typeof customer === 'string' ? customer : (customer?.id ?? null);
  const isOwn = of === null || of === own;
  return isOwn && coupon !== null && typeof coupon === 'object' && coupon.valid ? { id, code, coupon } : null;
};
