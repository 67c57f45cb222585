import { Injectable } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { plans } from '@nivel/contracts/billing/plans';
import { ivaOf } from '@nivel/contracts/billing/price-text';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { BillingUnit } from '../database.ts';
import { InvoicesRepository } from '../invoices/invoices.repository.ts';
import { PassesRepository } from '../passes/passes.repository.ts';
import type { Receipt } from './cfdi-request.ts';

/** The SAT's keys for forms of payment. Charges of subscriptions are by card. */
const FORMS = { oxxo: '01', spei: '03', card: '04' } as const;

/** A person's payment, an invoice or a pass; another's is not there. */
@Injectable()
export class OwnReceipt {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly passes: PassesRepository,
  ) {}

  /** @throws AppError `no_such_receipt` */
  async of(unit: BillingUnit, userId: string, receiptId: string): Promise<Receipt> {
    const found = receiptId.startsWith('in_')
      ? await this.ofInvoice(unit, userId, receiptId)
      : await this.ofPass(unit, userId, receiptId);
    if (found === null) throw new AppError(billingErrors.no_such_receipt);
    return { ...found, receiptId, userId, iva: ivaOf(found.amount).iva };
  }

  private async ofInvoice(unit: BillingUnit, userId: string, id: string) {
    const amount = await this.invoices.paidAmount(unit, userId, id);
    return amount === null ? null : { amount, description: 'Suscripción a Nivel', paymentForm: FORMS.card };
  }

  private async ofPass(unit: BillingUnit, userId: string, id: string) {
    const pass = (await this.passes.paid(unit, userId)).find((one) => one.id === id);
    if (pass === undefined) return null;
    const { amount, tier, months, method } = pass;
    const length = months === 1 ? '1 mes' : `${months} meses`;
    return { amount, description: `Nivel ${plans[tier].name}, ${length}`, paymentForm: FORMS[method] };
  }
}
