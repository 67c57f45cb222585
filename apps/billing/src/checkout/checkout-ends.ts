import { Injectable } from '@nestjs/common';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import type { BillingUnit } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import type { Subscription } from '../subscriptions/provider-subscription.ts';
import { SubscriptionRefresh } from '../subscriptions/subscription-refresh.ts';
import { CheckoutsRepository } from './checkouts.repository.ts';

const ends = ['complete', 'expired'] as const;

/** Asks the provider how a payment ended, and stores the result. */
@Injectable()
export class CheckoutEnds {
  constructor(
    private readonly checkouts: CheckoutsRepository,
    private readonly provider: PaymentProvider,
    private readonly refresh: SubscriptionRefresh,
  ) {}

  /** @throws AppError `otherwise` where the provider does not answer */
  async ask(
    unit: BillingUnit,
    sessionId: string,
    otherwise: ErrorDefinition,
  ): Promise<{ state: 'open' | 'complete' | 'expired'; subscription: Subscription | null }> {
    const session = await this.provider.find(otherwise, (stripe) => stripe.checkout.sessions.retrieve(sessionId));
    if (session === null) return { state: 'expired', subscription: null };
    const state = ends.find((end) => end === session.status) ?? 'open';
    const { subscription: made } = session;
    const id = typeof made === 'string' ? made : made?.id;
    const subscription = id === undefined ? null : await this.refresh.within(unit, id, otherwise);
    if (state !== 'open') {
      const known = await this.checkouts.ofSession(unit, sessionId);
      if (known !== null) await this.checkouts.end(unit, known.id, state);
    }
    return { state, subscription };
  }
}
