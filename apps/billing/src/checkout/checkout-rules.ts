import { Injectable } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import { plans } from '@nivel/contracts/billing/plans';
import { isLive } from '@nivel/contracts/billing/subscription-access';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingUnit } from '../database.ts';
import { PassesRepository } from '../passes/passes.repository.ts';
import { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts';
import { TrialsRepository } from '../subscriptions/trials.repository.ts';
import { CheckoutsRepository, type Checkout, type CheckoutPage } from './checkouts.repository.ts';

/** The plan to pay, and the page. */
export interface Wanted {
  readonly tier: PaidTier;
  readonly page: CheckoutPage;
  readonly promotionId: string | null;
}

const isFor = (checkout: Checkout, wanted: Wanted): boolean =>
  checkout.tier === wanted.tier && checkout.page === wanted.page && checkout.promotionId === wanted.promotionId;

/** The checks before a payment: what may be started, and with or without a trial. */
@Injectable()
export class CheckoutRules {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly checkouts: CheckoutsRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly trials: TrialsRepository,
    private readonly passes: PassesRepository,
  ) {}

  /**
   * The payment to continue with: the open one if it is for the same purchase, else a new one.
   * @returns also the open payment that is to be cancelled
   * @throws AppError `already_subscribed`, `pass_running`
   */
  async prepare(
    unit: BillingUnit,
    userId: string,
    wanted: Wanted,
  ): Promise<{ wanted: Checkout; unwanted: Checkout | null }> {
    await this.customers.hold(unit, userId);
    const subscriptions = await this.subscriptions.ofUser(unit, userId);
    if (subscriptions.some(({ state }) => isLive(state))) throw new AppError(billingErrors.already_subscribed);
    const isPaidAhead = (await this.passes.paid(unit, userId)).some(
      ({ endsAt }) => endsAt === null || endsAt > unit.now,
    );
    if (isPaidAhead) throw new AppError(billingErrors.pass_running);
    const underWay = await this.checkouts.underWay(unit, userId);
    if (underWay !== null && isFor(underWay, wanted)) return { wanted: underWay, unwanted: null };
    if (underWay !== null) await this.checkouts.end(unit, underWay.id, 'expired');
    const hasTrial = plans[wanted.tier].trialDays > 0 && !(await this.trials.isUsed(unit, { person: userId }));
    return { wanted: await this.checkouts.begin(unit, { userId, ...wanted, hasTrial }), unwanted: underWay };
  }
}
