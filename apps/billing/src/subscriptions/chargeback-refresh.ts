import { Inject, Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { isLive } from '@nivel/contracts/billing/subscription-access';
import { LOG, type Log } from '@nivel/platform/log';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingUnit } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import type { Subscription } from './provider-subscription.ts';
import { SubscriptionRefresh } from './subscription-refresh.ts';
import { SubscriptionsRepository } from './subscriptions.repository.ts';

const EXPANDED = ['charge'];

/** A subscription before and after it was ended. */
export interface EndedSubscription {
  readonly was: Subscription;
  readonly became: Subscription | null;
}

/**
 * Ends the subscription of a person whose charge was reversed by the bank. Card networks forbid charging a card again whose
 * owner did not recognize the charge.
 */
@Injectable()
export class ChargebackRefresh {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly customers: CustomersRepository,
    private readonly refresh: SubscriptionRefresh,
    private readonly provider: PaymentProvider,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** @throws AppError `otherwise` where the provider does not answer */
  async within(unit: BillingUnit, disputeId: string, otherwise: ErrorDefinition): Promise<void> {
    const dispute = await this.provider.find(otherwise, (stripe) =>
      stripe.disputes.retrieve(disputeId, { expand: EXPANDED }),
    );
    if (dispute !== null) await this.endWith(unit, dispute, otherwise);
  }

  /**
   * Does nothing while the dispute is undecided or after it was won, and does not touch a subscription that began after it.
   * @param dispute with its charge
   * @returns null where nothing had to be ended
   * @throws AppError `otherwise` where the provider does not answer
   */
  async endWith(
    unit: BillingUnit,
    dispute: Stripe.Dispute,
    otherwise: ErrorDefinition,
  ): Promise<EndedSubscription | null> {
    if (dispute.status !== 'lost') return null;
    const known = await this.chargedFor(unit, dispute);
    if (known === null) return null;
    // It may have been ended at the provider by now, after an answer that was lost too.
    const was = await this.refresh.within(unit, known.id, otherwise);
    if (was === null || !isLive(was.state)) return null;
    const { id } = was;
    await this.provider.ask(otherwise, (stripe) =>
      stripe.subscriptions.cancel(id, {}, { idempotencyKey: `charged-back-${dispute.id}-${id}` }),
    );
    this.log.warn({ subscription: id, dispute: dispute.id }, 'a subscription was ended after a chargeback');
    return { was, became: await this.refresh.within(unit, id, otherwise) };
  }

  private async chargedFor(unit: BillingUnit, { charge, created }: Stripe.Dispute): Promise<Subscription | null> {
    const customer = typeof charge === 'string' ? null : charge.customer;
    if (customer === null) return null;
    const owner = await this.customers.ofCustomer(unit, typeof customer === 'string' ? customer : customer.id);
    const all = owner === null ? [] : await this.subscriptions.ofUser(unit, owner.userId);
    return all.find(({ state, createdAt }) => isLive(state) && createdAt.getTime() <= created * 1_000) ?? null;
  }
}
