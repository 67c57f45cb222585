import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { withdrawPartialPayment } from '@nivel/contracts/finance/withdraw-partial-payment.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { BookDay } from '../book/book-day.ts';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { PartialPaymentsRepository, type PartialPayment } from './partial-payments.repository.ts';
import { PaymentChanges } from './payment-changes.ts';
import { isPaidInParts } from './payment-rules.ts';
import type { Payment } from './payments.repository.ts';
import { shownPayment } from './shown-payment.ts';

@Handles(withdrawPartialPayment)
export class WithdrawPartialPaymentHandler implements Handler<typeof withdrawPartialPayment> {
  constructor(
    private readonly changes: PaymentChanges,
    private readonly parts: PartialPaymentsRepository,
    private readonly day: BookDay,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { partial_payment_id_param: id, reason_param: reason }: InputOf<typeof withdrawPartialPayment>,
    call: Call,
  ): Promise<OutputOf<typeof withdrawPartialPayment>> {
    return this.work.run(call, async (unit) => {
      const found = await this.parts.find(unit, id);
      if (found === null) throw new AppError(financeErrors.partial_payment_not_found);
      const payment = await this.changes.lock(unit, found.paymentId);
      // It may have been reversed before the payment was locked.
      const part = await this.parts.find(unit, id);
      const after = part?.withdrawnAt === null ? await this.withdraw(unit, payment, part, reason) : payment;
      return { success: true as const, payment: shownPayment(after, this.day.of(unit.now)) };
    });
  }

  private async withdraw(unit: FinanceUnit, payment: Payment, part: PartialPayment, reason: string): Promise<Payment> {
    // A payment that a person marked as paid or cancelled becomes pending first.
    if (payment.status !== 'pending' && !isPaidInParts(payment)) throw new AppError(financeErrors.payment_not_pending);
    const received = payment.received - part.amount;
    const after: Payment = { ...payment, received, status: 'pending', paidDate: null };
    await this.parts.withdraw(unit, part.id);
    await this.changes.save(unit, payment, after, {
      ...{ act: 'part-withdrawn', reason },
      beside: { part_amount: part.amount, part_date: part.paidOn },
    });
    return after;
  }
}
