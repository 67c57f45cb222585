import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { cancelSubscription } from '@nivel/contracts/billing/cancel-subscription.operation';
import { isLive } from '@nivel/contracts/billing/subscription-access';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { accessEnd } from '../subscriptions/access-of.ts';
import type { Subscription } from '../subscriptions/provider-subscription.ts';
import { OwnSubscription } from './own-subscription.ts';

const answer = (one: Subscription) => ({
  success: true as const,
  accessUntil: (accessEnd(one) ?? one.periodEnd).toISOString(),
});

/** It ends with the paid period; a repeated call answers the same. */
@Handles(cancelSubscription)
export class CancelSubscriptionHandler implements Handler<typeof cancelSubscription> {
  constructor(private readonly own: OwnSubscription) {}

  async handle(
    { subscriptionId }: InputOf<typeof cancelSubscription>,
    call: Call,
  ): Promise<OutputOf<typeof cancelSubscription>> {
    const one = await this.own.of(call, subscriptionId);
    if (one.state === 'expired') throw new AppError(billingErrors.no_such_subscription);
    if (one.endsAt !== null || !isLive(one.state)) return answer(one);
    // An unpaid subscription has no period that could be used up.
    const isPaid = one.state !== 'incomplete' && one.state !== 'past_due';
    const ended = await this.own.change(call, subscriptionId, (stripe) =>
      isPaid
        ? stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })
        : stripe.subscriptions.cancel(subscriptionId),
    );
    return answer(ended);
  }
}
