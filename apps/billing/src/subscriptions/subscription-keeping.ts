import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { isLive } from '@nivel/contracts/billing/subscription-access';
import { InvoiceKeeping } from '../invoices/invoice-keeping.ts';
import { nextLook } from '../notices/notice-rules.ts';
import { NoticeTeller } from '../notices/notice-teller.ts';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingUnit } from '../database.ts';
import { AccessKeeping } from './access-keeping.ts';
import type { Subscription } from './provider-subscription.ts';
import { SubscriptionsRepository } from './subscriptions.repository.ts';
import { TrialsRepository } from './trials.repository.ts';

/** Stores the provider's state of a subscription, and its consequences. */
@Injectable()
export class SubscriptionKeeping {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly customers: CustomersRepository,
    private readonly access: AccessKeeping,
    private readonly trials: TrialsRepository,
    private readonly notices: NoticeTeller,
    private readonly invoices: InvoiceKeeping,
  ) {}

  /** The owner: by its customer, never by its metadata; null where these contradict it. */
  async ownerOf(unit: BillingUnit, { customer, metadata }: Stripe.Subscription): Promise<string | null> {
    const id = typeof customer === 'string' ? customer : customer.id;
    const owner = await this.customers.ofCustomer(unit, id);
    if (owner === null) return null;
    await this.customers.hold(unit, owner.userId);
    const named = metadata['user_id'];
    return named === undefined || named === owner.userId ? owner.userId : null;
  }

  /** Whether its owner's account is deleted. */
  isOrphan(unit: BillingUnit, { userId }: Subscription): Promise<boolean> {
    return this.customers.isRemoved(unit, userId);
  }

  /** Id of a customer's live subscription. */
  async liveOf(unit: BillingUnit, customerId: string): Promise<string | null> {
    const owner = await this.customers.ofCustomer(unit, customerId);
    const all = owner && (await this.subscriptions.ofUser(unit, owner.userId));
    return all?.find(({ state }) => isLive(state))?.id ?? null;
  }

  async hasAnotherLive(unit: BillingUnit, { id, userId }: Subscription): Promise<boolean> {
    const all = await this.subscriptions.ofUser(unit, userId);
    return all.some((other) => other.id !== id && isLive(other.state));
  }

  /** @param invoice its latest */
  async keep(unit: BillingUnit, one: Subscription, invoice: Stripe.Invoice | null): Promise<void> {
    const isKnown = (await this.subscriptions.find(unit, one.id)) !== null;
    await this.subscriptions.keep(unit, one, nextLook(one, unit.now));
    if (invoice !== null) await this.invoices.keep(unit, one.userId, invoice);
    await this.access.settle(unit, one.userId);
    // A subscription that was over before its first event never had a subscriber.
    if (isKnown || isLive(one.state)) await this.notices.tell(unit, one, invoice?.amount_remaining ?? 0);
  }

  /** Ends a subscription that the provider does not know (or no longer knows); null: it has already ended. */
  async endUnknown(unit: BillingUnit, id: string): Promise<{ was: Subscription; became: Subscription } | null> {
    const was = await this.subscriptions.find(unit, id);
    if (was === null || !isLive(was.state)) return null;
    const periodEnd = was.periodEnd < unit.now ? was.periodEnd : unit.now;
    const became: Subscription = { ...was, state: 'canceled', periodEnd, canceledAt: unit.now, endsAt: null };
    await this.subscriptions.keep(unit, became, null);
    await this.access.settle(unit, was.userId);
    return { was, became };
  }

  /**
   * Records a trial for the person and the card. An unrecorded trial is refused where the card already had one with another
   * subscription: the person is not charged, because the payment page promised a trial, and their next subscription starts
   * without one.
   */
  async mayTry(unit: BillingUnit, { id, userId }: Subscription, card: string | null): Promise<boolean> {
    await this.trials.note(unit, { person: userId }, userId, id);
    if (card === null) return true;
    const isNew = (await this.subscriptions.find(unit, id)) === null;
    if (isNew && (await this.trials.isUsed(unit, { card }, id))) return false;
    await this.trials.note(unit, { card }, userId, id);
    return true;
  }
}
