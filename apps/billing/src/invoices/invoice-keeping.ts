import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { invoicePaid } from '@nivel/contracts/billing/invoice-paid.fact';
import { ivaOf } from '@nivel/contracts/billing/price-text';
import type { BillingUnit } from '../database.ts';
import { InvoicesRepository } from './invoices.repository.ts';
import { invoiceOf, type Invoice } from './provider-invoice.ts';

/** Stores the provider's invoice, and publishes once that it is paid. */
@Injectable()
export class InvoiceKeeping {
  constructor(private readonly invoices: InvoicesRepository) {}

  async keep(unit: BillingUnit, userId: string, given: Stripe.Invoice): Promise<void> {
    const one = invoiceOf(given);
    if (one === null) return;
    await this.invoices.keep(unit, userId, one);
    if (await this.invoices.claimReceipt(unit, one.id)) tellPaid(unit, userId, one);
  }
}

const tellPaid = (unit: BillingUnit, userId: string, { id, number, amountPaid, paidAt, pdfUrl }: Invoice): void => {
  const payload = {
    ...{ userId, invoiceId: id, number, pdfUrl },
    // Credit may have paid a part of the invoice.
    amount: amountPaid,
    iva: ivaOf(amountPaid).iva,
    paidAt: (paidAt ?? unit.now).toISOString(),
  };
  unit.tell(invoicePaid, payload, { aggregate: id });
};
