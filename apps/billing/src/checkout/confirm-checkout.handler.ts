import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { confirmCheckout } from '@nivel/contracts/billing/confirm-checkout.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { BillingClient } from '../database.ts';
import type { Subscription } from '../subscriptions/provider-subscription.ts';
import { subscriptionShown } from '../subscriptions/subscription-shown.ts';
import { CheckoutEnds } from './checkout-ends.ts';
import { CheckoutsRepository } from './checkouts.repository.ts';

/** Its trial was ended before its time, and nothing was charged. */
const isCutOff = ({ state, trialEnd, periodEnd }: Subscription): boolean =>
  state === 'canceled' && trialEnd !== null && periodEnd < trialEnd;

/** What a payment came to is asked of the provider; the page that shows it waits for no webhook. */
@Handles(confirmCheckout)
export class ConfirmCheckoutHandler implements Handler<typeof confirmCheckout> {
  constructor(
    private readonly checkouts: CheckoutsRepository,
    private readonly ends: CheckoutEnds,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  async handle(
    { session_id: sessionId }: InputOf<typeof confirmCheckout>,
    call: Call,
  ): Promise<OutputOf<typeof confirmCheckout>> {
    const known = await this.checkouts.ofSession(this.work.reads, sessionId);
    // Another's is not there either: an address prepared for somebody shows them nothing.
    if (known?.userId !== actorOf(call).userId) throw new AppError(billingErrors.no_such_checkout);
    const { state, subscription } = await this.work.run(call, (unit) =>
      this.ends.ask(unit, sessionId, billingErrors.customer_data_failed),
    );
    const isRefused = subscription !== null && isCutOff(subscription);
    return { checkout: isRefused ? 'refused' : state, subscription: subscription && subscriptionShown(subscription) };
  }
}
