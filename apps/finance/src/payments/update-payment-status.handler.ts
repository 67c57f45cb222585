import type { StoredPaymentStatus } from '@nivel/contracts/finance/contract-values';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { updatePaymentStatus } from '@nivel/contracts/finance/update-payment-status.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { BookDay } from '../book/book-day.ts';
import type { FinanceClient } from '../database.ts';
import { PaymentChanges } from './payment-changes.ts';
import { isPaidInParts } from './payment-rules.ts';
import type { Payment } from './payments.repository.ts';
import { mayUndoPayment } from './policy.ts';
import { shownPayment } from './shown-payment.ts';

type Input = InputOf<typeof updatePaymentStatus>;

@Handles(updatePaymentStatus)
export class UpdatePaymentStatusHandler implements Handler<typeof updatePaymentStatus> {
  constructor(
    private readonly changes: PaymentChanges,
    private readonly day: BookDay,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: Input, call: Call): Promise<OutputOf<typeof updatePaymentStatus>> {
    return this.work.run(call, async (unit) => {
      const payment = await this.changes.lock(unit, input.payment_id_param);
      const today = this.day.of(unit.now);
      const after = { ...payment, ...stateOf(input, payment, today) };
      if (after.status !== payment.status && after.status === 'pending') checkUndo(input, payment, call);
      await this.changes.save(unit, payment, after, { act: 'changed', reason: input.reason_param });
      return { success: true as const, payment: shownPayment(after, today) };
    });
  }
}

/**
 * The payment with its new status. Setting the present status changes nothing.
 * @throws AppError `payment_not_pending` for a paid or cancelled one that is set to anything but pending
 */
const stateOf = (input: Input, payment: Payment, today: string): Pick<Payment, 'status' | 'paidDate'> => {
  const { status_param: status, paid_date_param: paidDate } = input;
  const isSame = status === payment.status && (paidDate === null || paidDate === payment.paidDate);
  if (isSame) return payment;
  if (status !== 'pending' && payment.status !== 'pending') throw new AppError(financeErrors.payment_not_pending);
  return { status, paidDate: paidDateOf(status, paidDate ?? today) };
};

const paidDateOf = (status: StoredPaymentStatus, day: string): string | null => (status === 'paid' ? day : null);

const checkUndo = ({ reason_param: reason }: Input, payment: Payment, { role }: Call): void => {
  if (!mayUndoPayment(role)) throw new AppError(commonErrors.forbidden);
  if (reason === '') throw new AppError(financeErrors.payment_undo_needs_reason);
  if (isPaidInParts(payment)) throw new AppError(financeErrors.payment_paid_in_parts);
};
