import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { graceEnd, isLive } from '@nivel/contracts/billing/subscription-access';
import { UnitOfWork, type Cause } from '@nivel/messaging/unit-of-work';
import { holdKey } from '@nivel/platform/advisory-lock';
import { LOG, type Log } from '@nivel/platform/log';
import type { BillingClient, BillingUnit } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { subscriptionAt } from './asked-subscription.ts';
import { subscriptionOf, type Subscription } from './provider-subscription.ts';
import { SubscriptionKeeping } from './subscription-keeping.ts';

/** Calls to make to the provider after its answer was stored. */
type Amendment = 'none' | 'refuse-trial' | 'end-second' | 'end-orphan' | 'end-unpaid' | 'void-unpaid';

interface Looked {
  readonly kept: Subscription | null;
  readonly amendment: Amendment;
  readonly invoice: Stripe.Invoice | null;
}
/** A subscription that is ended, and whose invoice is closed. */
const MOST_AMENDMENTS = 2;

const fingerprintOf = ({ default_payment_method: method }: Stripe.Subscription): string | null =>
  (method !== null && typeof method === 'object' && method.card?.fingerprint) || null;

const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null =>
  invoice !== null && typeof invoice === 'object' ? invoice : null;

/**
 * A subscription that stayed unpaid in the days of grace is over: nothing more is charged, and another one can be started.
 */
const isGraceOver = ({ state, pastDueSince }: Subscription, now: Date): boolean =>
  state === 'past_due' && pastDueSince !== null && graceEnd(pastDueSince) <= now;

/** Asks the provider for the state of a subscription, and stores it: the only way in which a subscription is written. */
@Injectable()
export class SubscriptionRefresh {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly keeping: SubscriptionKeeping,
    private readonly work: UnitOfWork<BillingClient>,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Runs one at a time per subscription: the provider is asked under the lock, so that the last stored state is the latest
   * answer.
   * @returns null for a subscription that belongs to nobody here or has no plan of this installation
   * @throws AppError `otherwise` where the provider does not answer
   */
  of(cause: Cause, id: string, otherwise: ErrorDefinition): Promise<Subscription | null> {
    return this.work.run(cause, (unit) => this.within(unit, id, otherwise));
  }

  /** The same in a running unit: calls to the provider in it have a key, so that they may be repeated. */
  async within(unit: BillingUnit, id: string, otherwise: ErrorDefinition): Promise<Subscription | null> {
    for (let amended = 0; ; amended += 1) {
      const looked = await this.ask(unit, id, otherwise);
      if (looked.amendment === 'none' || amended === MOST_AMENDMENTS) return looked.kept;
      await this.amend(id, looked, otherwise);
    }
  }

  /** The live one of a customer with a change, as of the card. */
  async ofCustomer(unit: BillingUnit, customerId: string, otherwise: ErrorDefinition): Promise<void> {
    const id = await this.keeping.liveOf(unit, customerId);
    if (id !== null) await this.within(unit, id, otherwise);
  }

  private async ask(unit: BillingUnit, id: string, otherwise: ErrorDefinition): Promise<Looked> {
    await holdKey(unit, `subscription ${id}`);
    const given = await this.provider.find(otherwise, (stripe) => subscriptionAt(stripe, id));
    const userId = given && (await this.keeping.ownerOf(unit, given));
    const one = userId && subscriptionOf(given, userId, (price) => this.provider.tierOf(price));
    if (!one) {
      this.log.warn({ subscription: id }, 'a subscription belongs to nobody here, or has no plan of ours');
      return { kept: null, amendment: 'none', invoice: null };
    }
    const invoice = invoiceOf(given);
    if (isLive(one.state) && (await this.keeping.hasAnotherLive(unit, one)))
      return { kept: null, amendment: 'end-second', invoice };
    if (isLive(one.state) && (await this.keeping.isOrphan(unit, one)))
      return { kept: null, amendment: 'end-orphan', invoice };
    if (isGraceOver(one, unit.now)) return { kept: one, amendment: 'end-unpaid', invoice };
    if (one.state === 'trialing' && !(await this.keeping.mayTry(unit, one, fingerprintOf(given))))
      return { kept: null, amendment: 'refuse-trial', invoice };
    await this.keeping.keep(unit, one, invoice);
    if (one.state === 'canceled' && invoice?.status === 'open') return { kept: one, amendment: 'void-unpaid', invoice };
    return { kept: one, amendment: 'none', invoice };
  }

  /** Asked again it is the same request, so that nothing is ended or charged twice. */
  private async amend(id: string, { amendment, invoice }: Looked, otherwise: ErrorDefinition): Promise<void> {
    const options = { idempotencyKey: `${amendment}-${id}` };
    await this.provider.ask(otherwise, async (stripe) => {
      if (amendment === 'end-second' || amendment === 'end-orphan')
        await stripe.subscriptions.cancel(id, { invoice_now: true, prorate: true }, options);
      else if (amendment !== 'void-unpaid') await stripe.subscriptions.cancel(id, {}, options);
      else if (invoice?.id !== undefined) await stripe.invoices.voidInvoice(invoice.id, {}, options);
    });
    this.log.warn({ subscription: id, amendment }, 'a subscription was amended at the provider');
  }
}
