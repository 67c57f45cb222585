import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { updateMoneyPayment } from '@nivel/contracts/finance/update-money-payment.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { BookDay } from '../book/book-day.ts';
import type { FinanceClient } from '../database.ts';
import { PaymentChanges } from './payment-changes.ts';
import { shownStatus } from './payment-status.ts';
import type { Payment } from './payments.repository.ts';
import { shownPayment } from './shown-payment.ts';

@Handles(updateMoneyPayment)
export class UpdateMoneyPaymentHandler implements Handler<typeof updateMoneyPayment> {
  constructor(
    private readonly changes: PaymentChanges,
    private readonly day: BookDay,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { payment_id_param: id, updates_param: updates }: InputOf<typeof updateMoneyPayment>,
    call: Call,
  ): Promise<OutputOf<typeof updateMoneyPayment>> {
    return this.work.run(call, async (unit) => {
      const payment = await this.changes.lock(unit, id);
      const today = this.day.of(unit.now);
      const dueDate = updates.due_date ?? payment.dueDate;
      if (dueDate !== payment.dueDate) checkMove(payment, dueDate, today);
      const after = { ...payment, dueDate };
      await this.changes.save(unit, payment, after, { act: 'changed' });
      return { success: true as const, payment: shownPayment(after, today) };
    });
  }
}

const checkMove = ({ status, dueDate }: Payment, to: string, today: string): void => {
  if (shownStatus(status, dueDate, today) !== 'pending') throw new AppError(financeErrors.payment_not_pending);
  if (to < today) throw new AppError(financeErrors.payment_day_over);
};
