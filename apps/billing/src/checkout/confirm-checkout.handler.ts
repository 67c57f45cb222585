import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { confirmCheckout } from '@nivel/contracts/billing/confirm-checkout.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { BillingClient } from '../database.ts';
import { PassRefresh } from '../pass-purchases/pass-refresh.ts';
import { passShown } from '../pass-purchases/pass-shown.ts';
import type { Pass } from '../passes/pass.ts';
import { PassesRepository } from '../passes/passes.repository.ts';
import type { Subscription } from '../subscriptions/provider-subscription.ts';
import { subscriptionShown } from '../subscriptions/subscription-shown.ts';
import { CheckoutEnds } from './checkout-ends.ts';
import { CheckoutsRepository } from './checkouts.repository.ts';

/** Its trial was ended before its time, and nothing was charged. */
const isCutOff = ({ state, trialEnd, periodEnd }: Subscription): boolean =>
  state === 'canceled' && trialEnd !== null && periodEnd < trialEnd;

const checkoutOf = ({ state }: Pass): 'open' | 'complete' | 'expired' => {
  if (state === 'paid' || state === 'refunded') return 'complete';
  return state === 'expired' ? 'expired' : 'open';
};

/** Asks the provider for the result of a payment, so that the page does not wait for a webhook. */
@Handles(confirmCheckout)
export class ConfirmCheckoutHandler implements Handler<typeof confirmCheckout> {
  constructor(
    private readonly checkouts: CheckoutsRepository,
    private readonly ends: CheckoutEnds,
    private readonly passes: PassesRepository,
    private readonly passRefresh: PassRefresh,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  async handle(
    { session_id: sessionId }: InputOf<typeof confirmCheckout>,
    call: Call,
  ): Promise<OutputOf<typeof confirmCheckout>> {
    const { reads } = this.work;
    const pass = await this.passes.ofSession(reads, sessionId);
    const known = pass ?? (await this.checkouts.ofSession(reads, sessionId));
    // Another's is not there either: an address prepared for one person shows another nothing.
    if (known?.userId !== actorOf(call).userId) throw new AppError(billingErrors.no_such_checkout);
    return pass === null ? this.ofSubscription(sessionId, call) : this.ofPass(sessionId, call);
  }

  private async ofPass(sessionId: string, call: Call): Promise<OutputOf<typeof confirmCheckout>> {
    const pass = await this.work.run(call, (unit) =>
      this.passRefresh.within(unit, sessionId, billingErrors.customer_data_failed),
    );
    if (pass === null) throw new AppError(billingErrors.no_such_checkout);
    return { checkout: checkoutOf(pass), subscription: null, pass: passShown(pass) };
  }

  private async ofSubscription(sessionId: string, call: Call): Promise<OutputOf<typeof confirmCheckout>> {
    const { state, subscription } = await this.work.run(call, (unit) =>
      this.ends.ask(unit, sessionId, billingErrors.customer_data_failed),
    );
    const isRefused = subscription !== null && isCutOff(subscription);
    return {
      checkout: isRefused ? 'refused' : state,
      subscription: subscription && subscriptionShown(subscription),
      pass: null,
    };
  }
}
