import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { isLive } from '@nivel/contracts/billing/subscription-access';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { BillingUnit } from '../database.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { SubscriptionsRepository } from './subscriptions.repository.ts';
import { CustomersRepository } from '../customers/customers.repository.ts';

/** Nobody pays for an account that is gone. Invoices are kept, as the law wants; here nothing names the person. */
@Consumes(accountDeleted, 'end-payments-when-account-deleted')
export class EndPaymentsWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly provider: PaymentProvider,
  ) {}

  async handle({ payload: { userId } }: ReceivedFact<typeof accountDeleted>, unit: BillingUnit): Promise<void> {
    await this.customers.hold(unit, userId);
    const all = await this.subscriptions.ofUser(unit, userId);
    for (const { id } of all.filter(({ state }) => isLive(state)))
      await this.provider.ask(billingErrors.customer_data_failed, (stripe) =>
        stripe.subscriptions.cancel(id, {}, { idempotencyKey: `account-deleted-${id}` }),
      );
    await this.customers.forget(unit, userId);
    await this.invoices.forgetPages(unit, userId);
  }
}
