import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import { UnitOfWork, type Cause } from '@nivel/messaging/unit-of-work';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingClient, BillingUnit } from '../database.ts';
import { PaymentProvider } from '../provider/payment-provider.ts';
import { InvoiceKeeping } from './invoice-keeping.ts';
import { customerOf } from './provider-invoice.ts';

/** Reads invoices from the provider, and stores them. */
@Injectable()
export class InvoiceRefresh {
  constructor(
    private readonly keeping: InvoiceKeeping,
    private readonly customers: CustomersRepository,
    private readonly provider: PaymentProvider,
    private readonly work: UnitOfWork<BillingClient>,
  ) {}

  /** @throws AppError `otherwise` where the provider does not answer */
  async within(unit: BillingUnit, id: string, otherwise: ErrorDefinition): Promise<void> {
    const given = await this.provider.find(otherwise, (stripe) => stripe.invoices.retrieve(id));
    if (given !== null) await this.keep(unit, [given]);
  }

  /** The invoices of one customer that were created between two moments. */
  async between(cause: Cause, customer: string, [from, to]: readonly [Date, Date], otherwise: ErrorDefinition) {
    const created = { gte: Math.floor(from.getTime() / 1_000), lte: Math.ceil(to.getTime() / 1_000) };
    const { data } = await this.provider.ask(otherwise, (stripe) =>
      stripe.invoices.list({ customer, created, limit: 100 }),
    );
    await this.work.run(cause, (unit) => this.keep(unit, data));
  }

  private async keep(unit: BillingUnit, given: readonly Stripe.Invoice[]): Promise<void> {
    for (const invoice of given) {
      const customer = customerOf(invoice);
      const owner = customer && (await this.customers.ofCustomer(unit, customer));
      if (!owner) continue;
      await this.customers.hold(unit, owner.userId);
      await this.keeping.keep(unit, owner.userId, invoice);
    }
  }
}
