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
import type { BankMatch, NewMatch } from './bank-confirmations.repository.ts';
import type { BankLine } from './bank-statements.repository.ts';

type Receipt = Pick<BankLine, 'bookedOn' | 'amount' | 'payer' | 'text'>;

const refusal = (error: ErrorDefinition, line: BankLine): AppError =>
  new AppError(error, { details: { line_id: line.id } });

/** The text of the bank, as stored in the trail of a payment and its part. */
const noteOf = ({ payer, text }: Receipt): string =>
  [...[payer, text].filter(Boolean).join(' · ')].slice(0, contractLimits.note).join('').trim();

const isAsRecorded = (payment: Payment, match: BankMatch): boolean =>
  payment.paidDate === match.bookedOn && payment.amount - payment.received === match.amount;

/** A payment with the match to reverse. */
interface Withdrawal {
  readonly payment: Payment;
  readonly match: BankMatch;
}

/** Records lines of banks with their payments, and reverses them. Callers hold the payments. */
@Injectable()
export class BankReceipts {
  constructor(
    private readonly changes: PaymentChanges,
    private readonly payments: PaymentsRepository,
    private readonly parts: PartialPaymentsRepository,
  ) {}

  /**
   * A line pays a payment on the line's day: in full if it covers all that is open, in part otherwise. A line pays several
   * payments only if it equals everything open of them together.
   * @throws AppError where the line cannot be the money of these payments
   */
  async record(unit: FinanceUnit, line: BankLine, paymentIds: readonly string[]): Promise<NewMatch[]> {
    const payments: Payment[] = [];
    for (const id of paymentIds) payments.push(await this.openPayment(unit, line, id));
    const open = payments.reduce((sum, payment) => sum + openAmount(payment), 0);
    if (payments.length > 1 && open !== line.amount) throw refusal(financeErrors.bank_line_other_sum, line);
    if (line.amount > open) throw refusal(financeErrors.bank_line_above_open, line);
    const matches: NewMatch[] = [];
    for (const [place, payment] of payments.entries()) {
      const amount = Math.min(openAmount(payment), line.amount);
      const partId = await this.receive(unit, payment, { ...line, amount });
      matches.push({ lineId: line.id, place, paymentId: payment.id, partId, amount });
    }
    return matches;
  }

  private async openPayment(unit: FinanceUnit, line: BankLine, id: string): Promise<Payment> {
    const payment = await this.changes.lock(unit, id);
    if (payment.status !== 'pending') throw refusal(financeErrors.payment_not_pending, line);
    if (payment.currency !== line.currency) throw refusal(financeErrors.bank_line_other_currency, line);
    return payment;
  }

  /** @returns the id of the part; null where the payment is paid */
  private async receive(unit: FinanceUnit, payment: Payment, receipt: Receipt): Promise<string | null> {
    const { amount, bookedOn } = receipt;
    const note = noteOf(receipt);
    if (amount === openAmount(payment)) {
      const paid: Payment = { ...payment, status: 'paid', paidDate: bookedOn };
      await this.changes.save(unit, payment, paid, { act: 'bank-paid', beside: { note } });
      return null;
    }
    const id = unit.newId();
    const of = { id, paymentId: payment.id, createdAt: unit.now, withdrawnAt: null };
    const part = { ...of, amount, paidOn: bookedOn, note };
    await this.parts.add(unit, part);
    const beside = { part_amount: amount, part_date: bookedOn, note };
    await this.changes.save(unit, payment, withPart(payment, part), { act: 'bank-part', beside });
    return id;
  }

  /**
   * Reverses the records of a line, all of them or none.
   * @returns false, with nothing changed, if one of its payments has changed since or is deleted
   */
  async withdraw(unit: FinanceUnit, matches: readonly BankMatch[], reason: string): Promise<boolean> {
    const withdrawals: Withdrawal[] = [];
    for (const match of matches) {
      const payment = await this.payments.lock(unit, match.paymentId);
      // A person may have made it pending again already.
      const isPossible = match.partId !== null || payment?.status === 'pending';
      if (payment === null || !(isPossible || isAsRecorded(payment, match))) return false;
      withdrawals.push({ payment, match });
    }
    for (const { payment, match } of withdrawals) {
      // A part is the only payment of its line.
      if (match.partId !== null) return this.withdrawPart(unit, payment, match.partId, reason);
      const pending: Payment = { ...payment, status: 'pending', paidDate: null };
      await this.changes.save(unit, payment, pending, { act: 'bank-undone', reason });
    }
    return true;
  }

  private async withdrawPart(unit: FinanceUnit, payment: Payment, partId: string, reason: string): Promise<boolean> {
    const part = await this.parts.find(unit, partId);
    if (part?.withdrawnAt !== null) return true;
    // A payment that was marked as paid or cancelled despite its parts becomes pending first.
    if (payment.status !== 'pending' && !isPaidInParts(payment)) return false;
    const received = payment.received - part.amount;
    const beside = { part_amount: part.amount, part_date: part.paidOn };
    await this.parts.withdraw(unit, part.id);
    const after: Payment = { ...payment, received, status: 'pending', paidDate: null };
    await this.changes.save(unit, payment, after, { act: 'bank-undone', reason, beside });
    return true;
  }
}
