import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { isLive } from '@nivel/contracts/billing/subscription-access';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingUnit } from '../database.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { PassesRepository } from '../passes/passes.repository.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts';
import { CheckoutsRepository } from './checkouts.repository.ts';

/**
 * Ends all payments of a deleted account and prevents new ones. Invoices are kept, as the law requires, here without a name; at
 * the provider only the customer remains, because invoices belong to it.
 */
@Consumes(accountDeleted, 'end-payments-when-account-deleted')
export class EndPaymentsWhenAccountDeletedConsumer implements Consumer<typeof accountDeleted> {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly invoices: InvoicesRepository,
    private readonly checkouts: CheckoutsRepository,
    private readonly passes: PassesRepository,
    private readonly provider: PaymentProvider,
  ) {}

  async handle({ payload: { userId } }: ReceivedFact<typeof accountDeleted>, unit: BillingUnit): Promise<void> {
    await this.customers.hold(unit, userId);
    const all = await this.subscriptions.ofUser(unit, userId);
    for (const { id } of all.filter(({ state }) => isLive(state)))
      await this.provider.ask(billingErrors.customer_data_failed, (stripe) =>
        stripe.subscriptions.cancel(id, {}, { idempotencyKey: `account-deleted-${id}` }),
      );
    await this.endCheckout(unit, userId);
    await this.endPasses(unit, userId);
    await this.forgetAtProvider(unit, userId);
    await this.customers.forget(unit, userId);
    await this.invoices.forgetPages(unit, userId);
  }

  private async endCheckout(unit: BillingUnit, userId: string): Promise<void> {
    const underWay = await this.checkouts.underWay(unit, userId);
    if (underWay === null) return;
    await this.checkouts.end(unit, underWay.id, 'expired');
    if (underWay.sessionId !== null) await this.expire(underWay.sessionId);
  }

  private async expire(sessionId: string): Promise<void> {
    const { status } = await this.provider.ask(billingErrors.customer_data_failed, (stripe) =>
      stripe.checkout.sessions.retrieve(sessionId),
    );
    // The event of one that was paid meanwhile arrives later, and its subscription is ended then.
    if (status === 'open')
      await this.provider.ask(billingErrors.customer_data_failed, (stripe) =>
        stripe.checkout.sessions.expire(sessionId),
      );
  }

  /** A reference on paper can be paid for days. */
  private async endPasses(unit: BillingUnit, userId: string): Promise<void> {
    for (const { id, sessionId, intentId } of await this.passes.unpaid(unit, userId)) {
      await this.passes.end(unit, id);
      if (intentId !== null) await this.cancel(intentId);
      else if (sessionId !== null) await this.endPage(sessionId);
    }
  }

  /** Its reference may have been made before its event came. */
  private async endPage(sessionId: string): Promise<void> {
    await this.expire(sessionId);
    const { payment_intent: intent } = await this.provider.ask(billingErrors.customer_data_failed, (stripe) =>
      stripe.checkout.sessions.retrieve(sessionId),
    );
    if (typeof intent === 'string') await this.cancel(intent);
  }

  private async cancel(intentId: string): Promise<void> {
    await this.provider.ask(billingErrors.customer_data_failed, async (stripe) => {
      const { status } = await stripe.paymentIntents.retrieve(intentId);
      if (status !== 'succeeded' && status !== 'canceled') await stripe.paymentIntents.cancel(intentId);
    });
  }

  private async forgetAtProvider(unit: BillingUnit, userId: string): Promise<void> {
    const customer = await this.customers.ofUser(unit, userId);
    if (customer === null) return;
    await this.provider.find(billingErrors.customer_data_failed, (stripe) =>
      stripe.customers.update(customer.customerId, { name: '', email: '' }),
    );
  }
}
