import { accountClosed } from '@nivel/contracts/auth/account-closed.fact';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { isLive } from '@nivel/contracts/billing/subscription-access';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingUnit } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts';

/**
 * A closed account is charged no more. What is paid stays open until its end, because the account may be reopened; its owner
 * then decides whether it renews again. The provider's event brings the new state. The fact may come late, by retries or from
 * a dead letter: it changes nothing once the account was reopened, or could not be reopened any more, when the deletion ends
 * everything.
 */
@Consumes(accountClosed, 'end-renewals-when-account-closed')
export class EndRenewalsWhenAccountClosedConsumer implements Consumer<typeof accountClosed> {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly provider: PaymentProvider,
  ) {}

  async handle({ payload, occurredAt }: ReceivedFact<typeof accountClosed>, unit: BillingUnit): Promise<void> {
    const { userId, deletesAt } = payload;
    if (new Date(deletesAt) <= unit.now) return;
    if (await this.customers.isUsedSince(unit, userId, occurredAt)) return;
    const all = await this.subscriptions.ofUser(unit, userId);
    // An incomplete one was never paid, and is not renewed.
    const renewed = all.filter((one) => isLive(one.state) && one.state !== 'incomplete' && one.endsAt === null);
    for (const { id } of renewed)
      await this.provider.ask(billingErrors.customer_data_failed, (stripe) =>
        stripe.subscriptions.update(id, { cancel_at_period_end: true }),
      );
  }
}
