import { Injectable } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { chargeFailed } from '@nivel/contracts/billing/charge-failed.fact';
import { chargeNear } from '@nivel/contracts/billing/charge-near.fact';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import { graceEnd } from '@nivel/contracts/billing/subscription-access';
import { subscriptionCanceled } from '@nivel/contracts/billing/subscription-canceled.fact';
import type { BillingUnit } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { noticesBy, type Notice, type NoticeStanding } from './notice-rules.ts';
import { NoticesRepository } from './notices.repository.ts';

/** A subscription whose owner is notified. */
export interface ToldSubscription extends NoticeStanding {
  readonly id: string;
  readonly userId: string;
  readonly customerId: string;
  readonly tier: PaidTier;
  readonly nextTier: PaidTier | null;
}

/** Publishes the notices that are due for the owner of a subscription, each recorded by its own row. */
@Injectable()
export class NoticeTeller {
  constructor(
    private readonly notices: NoticesRepository,
    private readonly provider: PaymentProvider,
  ) {}

  /**
   * @param openAmount the open amount of its latest invoice, in centavos
   * @throws AppError `customer_data_failed` if the provider does not return the next charge
   */
  async tell(unit: BillingUnit, one: ToldSubscription, openAmount: number): Promise<void> {
    const due = noticesBy(one, unit.now);
    const fresh: Notice[] = [];
    for (const notice of due) if (await this.notices.add(unit, one.id, notice)) fresh.push(notice);
    // If several messages became due together, as after an outage, only the last is sent.
    const last = fresh.findLast(({ kind }) => kind === 'charge-failed');
    for (const notice of fresh) {
      if (notice.kind === 'charge-near') await this.remind(unit, one, notice);
      else if (notice.kind === 'canceled') this.confirm(unit, one);
      else if (notice === last) this.dun(unit, one, notice, openAmount);
    }
  }

  /** The provider's next charge without further changes; with discounts and credit. */
  private amountOf({ id, customerId }: ToldSubscription): Promise<number> {
    return this.provider.ask(billingErrors.customer_data_failed, async (stripe) => {
      const preview = await stripe.invoices.createPreview({ customer: customerId, subscription: id });
      return preview.amount_due;
    });
  }

  private async remind(
    unit: BillingUnit,
    one: ToldSubscription,
    { about, daysBefore }: Notice & { readonly kind: 'charge-near' },
  ): Promise<void> {
    const amount = await this.amountOf(one);
    if (amount <= 0) return;
    const { userId, tier, nextTier } = one;
    const payload = {
      userId,
      plan: nextTier ?? tier,
      planBefore: nextTier === null ? null : tier,
      isFirst: one.state === 'trialing',
      amount,
      chargeAt: about.toISOString(),
      daysBefore,
    };
    unit.tell(chargeNear, payload, { aggregate: userId });
  }

  private confirm(unit: BillingUnit, { userId, tier, endsAt, periodEnd }: ToldSubscription): void {
    const accessUntil = (endsAt ?? periodEnd).toISOString();
    unit.tell(subscriptionCanceled, { userId, plan: tier, accessUntil }, { aggregate: userId });
  }

  private dun(
    unit: BillingUnit,
    { userId, tier, endedUnpaid, canceledAt }: ToldSubscription,
    { about, step }: Notice & { readonly kind: 'charge-failed' },
    amount: number,
  ): void {
    const end = graceEnd(about);
    const accessUntil = endedUnpaid && canceledAt !== null && canceledAt < end ? canceledAt : end;
    const payload = { userId, plan: tier, amount, step, isOver: endedUnpaid, accessUntil: accessUntil.toISOString() };
    unit.tell(chargeFailed, payload, { aggregate: userId });
  }
}
