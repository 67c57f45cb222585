import { Injectable } from '@nestjs/common';
import { contractLimits } from '@nivel/contracts/finance/contract-values';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import type { FinanceUnit } from '../database.ts';
import { PartialPaymentsRepository } from '../payments/partial-payments.repository.ts';
import { PaymentChanges } from '../payments/payment-changes.ts';
import { isPaidInParts, openAmount, withPart } from '../payments/payment-rules.ts';
import { PaymentsRepository, type Payment } from '../payments/payments.repository.ts';
import type { BankMatch } from './bank-confirmations.repository.ts';
import type { BankLine } from './bank-statements.repository.ts';

type Receipt = Pick<BankLine, 'bookedOn' | 'amount' | 'payer' | 'text'>;

const refusal = (error: ErrorDefinition, line: BankLine): AppError =>
  new AppError(error, { details: { line_id: line.id } });

/** What the bank says, as the trail of a payment and its part keep it. */
const noteOf = ({ payer, text }: Receipt): string =>
  [...[payer, text].filter(Boolean).join(' · ')].slice(0, contractLimits.note).join('').trim();

/** Records lines of banks with their payments, and takes them back. Callers hold the payments. */
@Injectable()
export class BankReceipts {
  constructor(
    private readonly changes: PaymentChanges,
    private readonly payments: PaymentsRepository,
    private readonly parts: PartialPaymentsRepository,
  ) {}

  /**
   * A payment is paid on the day of the bank by all that is open of it; less is a part of it.
   * @returns the id of the part; null where it is paid
   * @throws AppError where the line cannot be the money of this payment
   */
  async record(unit: FinanceUnit, line: BankLine, paymentId: string): Promise<string | null> {
    const payment = await this.changes.lock(unit, paymentId);
    const open = openAmount(payment);
    if (payment.status !== 'pending') throw refusal(financeErrors.payment_not_pending, line);
    if (payment.currency !== line.currency) throw refusal(financeErrors.bank_line_other_currency, line);
    if (line.amount > open) throw refusal(financeErrors.bank_line_above_open, line);
    const { amount, bookedOn } = line;
    const note = noteOf(line);
    if (amount === open) {
      const paid: Payment = { ...payment, status: 'paid', paidDate: bookedOn };
      await this.changes.save(unit, payment, paid, { act: 'bank-paid', beside: { note } });
      return null;
    }
    const id = unit.newId();
    const part = { id, paymentId, amount, paidOn: bookedOn, note, createdAt: unit.now, withdrawnAt: null };
    await this.parts.add(unit, part);
    const beside = { part_amount: amount, part_date: bookedOn, note };
    await this.changes.save(unit, payment, withPart(payment, part), { act: 'bank-part', beside });
    return id;
  }

  /** @returns false where the payment became something else since, or is gone: then nothing is changed */
  async withdraw(unit: FinanceUnit, match: BankMatch, reason: string): Promise<boolean> {
    const payment = await this.payments.lock(unit, match.paymentId);
    if (payment === null) return false;
    return match.partId === null
      ? this.withdrawPaid(unit, payment, match, reason)
      : this.withdrawPart(unit, payment, match.partId, reason);
  }

  private async withdrawPaid(unit: FinanceUnit, payment: Payment, match: BankMatch, reason: string): Promise<boolean> {
    // Somebody has made it pending again already.
    if (payment.status === 'pending') return true;
    const isAsRecorded = payment.paidDate === match.bookedOn && payment.amount - payment.received === match.amount;
    if (!isAsRecorded) return false;
    const pending: Payment = { ...payment, status: 'pending', paidDate: null };
    await this.changes.save(unit, payment, pending, { act: 'bank-undone', reason });
    return true;
  }

  private async withdrawPart(unit: FinanceUnit, payment: Payment, partId: string, reason: string): Promise<boolean> {
    const part = await this.parts.find(unit, partId);
    if (part?.withdrawnAt !== null) return true;
    // One that was marked as paid or cancelled beside its parts is pending first.
    if (payment.status !== 'pending' && !isPaidInParts(payment)) return false;
    const received = payment.received - part.amount;
    const beside = { part_amount: part.amount, part_date: part.paidOn };
    await this.parts.withdraw(unit, part.id);
    const after: Payment = { ...payment, received, status: 'pending', paidDate: null };
    await this.changes.save(unit, payment, after, { act: 'bank-undone', reason, beside });
    return true;
  }
}
