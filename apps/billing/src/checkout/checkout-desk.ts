import { Inject, Injectable } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork, type Cause } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import type { BillingSettings } from '../config.ts';
import type { Customer } from '../customers/customers.repository.ts';
import type { BillingClient } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { CheckoutRules, type Wanted } from './checkout-rules.ts';
import { sessionParameters } from './checkout-session.ts';
import { CheckoutsRepository, type Checkout } from './checkouts.repository.ts';

/** Begins payments at the provider. */
@Injectable()
export class CheckoutDesk {
  constructor(
    private readonly rules: CheckoutRules,
    private readonly checkouts: CheckoutsRepository,
    private readonly provider: PaymentProvider,
    private readonly work: UnitOfWork<BillingClient>,
    @Inject(SETTINGS) private readonly settings: BillingSettings,
  ) {}

  /**
   * The page, or the secret, with which a plan is paid. The row is stored before the provider is called, and its key is the
   * idempotency key of that call: a repeated request, also after a lost answer, returns the same payment.
   * @throws AppError `already_subscribed`, `payments_not_configured`, or the error for a provider that does not answer
   */
  async begin(cause: Cause, customer: Customer, wanted: Wanted): Promise<string> {
    const price = this.provider.priceOf(wanted.tier);
    const prepared = await this.work.run(cause, (unit) => this.rules.prepare(unit, customer.userId, wanted));
    if (prepared.unwanted?.sessionId) await this.expire(prepared.unwanted.sessionId);
    const { id, place } = prepared.wanted;
    if (place !== null && (await this.isOpen(cause, prepared.wanted))) return place;
    if (place !== null) return this.begin(cause, customer, wanted);
    const otherwise = wanted.page === 'hosted' ? billingErrors.subscription_failed : billingErrors.payment_page_failed;
    const parameters = sessionParameters(prepared.wanted, customer.customerId, price, this.settings.PUBLIC_URL);
    const session = await this.provider.ask(otherwise, (stripe) =>
      stripe.checkout.sessions.create(parameters, { idempotencyKey: `checkout-${id}` }),
    );
    const made = wanted.page === 'hosted' ? session.url : session.client_secret;
    if (made === null) throw new AppError(otherwise);
    if (await this.work.run(cause, (unit) => this.checkouts.open(unit, id, session.id, made))) return made;
    await this.expire(session.id);
    throw new AppError(otherwise);
  }

  /** Whether it can still be paid; what cannot is ended here too. */
  private async isOpen(cause: Cause, { id, sessionId }: Checkout): Promise<boolean> {
    if (sessionId === null) return false;
    const { status } = await this.provider.ask(billingErrors.subscription_failed, (stripe) =>
      stripe.checkout.sessions.retrieve(sessionId),
    );
    if (status === 'open') return true;
    await this.work.run(cause, (unit) => this.checkouts.end(unit, id, status === 'complete' ? 'complete' : 'expired'));
    return false;
  }

  /** Ends it so that nobody pays for an outdated choice. A checkout that is already paid stays; its event finds it. */
  private async expire(sessionId: string): Promise<void> {
    await this.provider
      .ask(billingErrors.subscription_failed, (stripe) => stripe.checkout.sessions.expire(sessionId))
      .catch(() => undefined);
  }
}
