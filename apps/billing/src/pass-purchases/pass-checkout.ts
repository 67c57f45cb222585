import { Inject, Injectable } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { passPrice } from '@nivel/contracts/billing/passes';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork, type Cause } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import type { BillingSettings } from '../config.ts';
import { CustomersRepository, type Customer } from '../customers/customers.repository.ts';
import type { BillingClient, BillingUnit } from '../database.ts';
import type { Pass } from '../passes/pass.ts';
import { PassesRepository } from '../passes/passes.repository.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { PassRefresh } from './pass-refresh.ts';
import { passSession } from './pass-session.ts';

/** The pass that a person wants. */
export type WantedPass = Pick<Pass, 'tier' | 'months' | 'method'>;

/** An open page expires at the provider after a day; then its result is read. */
const PAGE_ENDS_MS = 25 * 3_600_000;

const isFor = (pass: Pass, { tier, months, method }: WantedPass): boolean =>
  pass.tier === tier && pass.months === months && pass.method === method;

/** Begins the payment of passes at the provider. */
@Injectable()
export class PassCheckout {
  constructor(
    private readonly passes: PassesRepository,
    private readonly customers: CustomersRepository,
    private readonly refresh: PassRefresh,
    private readonly provider: PaymentProvider,
    private readonly work: UnitOfWork<BillingClient>,
    @Inject(SETTINGS) private readonly settings: BillingSettings,
  ) {}

  /**
   * The page that creates the payment reference of a pass. The row is stored before the provider is called, and its key is the
   * idempotency key of that call: a repeated request, also after a lost answer, returns the same page.
   * @throws AppError `pass_failed`, `payments_not_configured`
   */
  async begin(cause: Cause, customer: Customer, wanted: WantedPass): Promise<string> {
    const { pass, unwanted } = await this.work.run(cause, (unit) => this.prepare(unit, customer.userId, wanted));
    if (unwanted?.sessionId) await this.expire(unwanted.sessionId);
    if (pass.place !== null && (await this.isOpen(cause, pass))) return pass.place;
    if (pass.place !== null) return this.begin(cause, customer, wanted);
    const parameters = passSession(pass, customer.customerId, this.settings.PUBLIC_URL);
    const { id: sessionId, url: place } = await this.provider.ask(billingErrors.pass_failed, (stripe) =>
      stripe.checkout.sessions.create(parameters, { idempotencyKey: `pass-${pass.id}` }),
    );
    if (place === null) throw new AppError(billingErrors.pass_failed);
    const isOpened = await this.work.run(cause, (unit) => {
      const lookAt = new Date(unit.now.getTime() + PAGE_ENDS_MS);
      return this.passes.open(unit, pass.id, { sessionId, place, lookAt });
    });
    if (isOpened) return place;
    await this.expire(sessionId);
    throw new AppError(billingErrors.pass_failed);
  }

  /** The one that is being begun where it is for the same, else a new one in its place. */
  private async prepare(
    unit: BillingUnit,
    userId: string,
    wanted: WantedPass,
  ): Promise<{ pass: Pass; unwanted: Pass | null }> {
    await this.customers.hold(unit, userId);
    const underWay = await this.passes.underWay(unit, userId);
    if (underWay !== null && isFor(underWay, wanted)) return { pass: underWay, unwanted: null };
    if (underWay !== null) await this.replace(unit, underWay);
    await this.passes.begin(unit, { userId, ...wanted, amount: passPrice(wanted.tier, wanted.months) });
    const pass = await this.passes.underWay(unit, userId);
    if (pass === null) throw new AppError(billingErrors.pass_failed);
    return { pass, unwanted: underWay };
  }

  /** Its page may be finished already, with a payable reference: the provider is asked once more, regardless of events. */
  private async replace(unit: BillingUnit, { id, sessionId }: Pass): Promise<void> {
    await this.passes.end(unit, id);
    if (sessionId !== null) await this.passes.lookLater(unit, id, unit.now);
  }

  /** Whether the reference can still be made there; what cannot is closed here too. */
  private async isOpen(cause: Cause, { sessionId }: Pass): Promise<boolean> {
    if (sessionId === null) return false;
    const pass = await this.work.run(cause, (unit) => this.refresh.within(unit, sessionId, billingErrors.pass_failed));
    return pass?.state === 'open';
  }

  /** Ends it so that nobody pays for an outdated choice. */
  private async expire(sessionId: string): Promise<void> {
    await this.provider
      .ask(billingErrors.pass_failed, (stripe) => stripe.checkout.sessions.expire(sessionId))
      .catch(() => undefined);
  }
}
