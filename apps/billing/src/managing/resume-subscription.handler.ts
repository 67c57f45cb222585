import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { resumeSubscription } from '@nivel/contracts/billing/resume-subscription.operation';
import { isLive } from '@nivel/contracts/billing/subscription-access';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { subscriptionShown } from '../subscriptions/subscription-shown.ts';
import { OwnSubscription } from './own-subscription.ts';

@Handles(resumeSubscription)
export class ResumeSubscriptionHandler implements Handler<typeof resumeSubscription> {
  constructor(private readonly own: OwnSubscription) {}

  async handle(
    { subscriptionId }: InputOf<typeof resumeSubscription>,
    call: Call,
  ): Promise<OutputOf<typeof resumeSubscription>> {
    const one = await this.own.of(call, subscriptionId);
    if (!isLive(one.state)) throw new AppError(billingErrors.nothing_to_resume);
    const resumed =
      one.endsAt === null
        ? one
        : await this.own.change(call, subscriptionId, (stripe) =>
            stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false }),
          );
    return { success: true, subscription: subscriptionShown(resumed) };
  }
}
