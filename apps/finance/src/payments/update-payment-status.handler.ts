import type { StoredPaymentStatus } from '@nivel/contracts/finance/contract-values';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { paymentPaid } from '@nivel/contracts/finance/payment-paid.fact';
import { updatePaymentStatus } from '@nivel/contracts/finance/update-payment-status.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AuditTrail } from '../audit/audit-trail.ts';
import { BookDay } from '../book/book-day.ts';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { PaymentsRepository, type Payment } from './payments.repository.ts';
import { mayUndoPayment } from './policy.ts';
import { shownPayment } from './shown-payment.ts';

type Input = InputOf<typeof updatePaymentStatus>;
type State = Pick<Payment, 'status' | 'paidDate'>;

const audited = ({ status, paidDate }: State) => ({ status, paid_date: paidDate });

@Handles(updatePaymentStatus)
export class UpdatePaymentStatusHandler implements Handler<typeof updatePaymentStatus> {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly trail: AuditTrail,
    private readonly day: BookDay,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: Input, call: Call): Promise<OutputOf<typeof updatePaymentStatus>> {
    return this.work.run(call, async (unit) => {
      const payment = await this.payments.lock(unit, input.payment_id_param);
      if (payment === null) throw new AppError(financeErrors.payment_not_found);
      const today = this.day.of(unit.now);
      const after = { ...payment, ...stateOf(input, payment, today) };
      if (after.status !== payment.status) {
        if (after.status === 'pending') checkUndo(input, call);
        await this.save(unit, payment, after, input.reason_param);
      }
      return { success: true as const, payment: shownPayment(after, today) };
    });
  }

  private async save(unit: FinanceUnit, before: Payment, after: Payment, given: string): Promise<void> {
    const { id, contractId, amount, currency, status, paidDate } = after;
    await this.payments.setStatus(unit, id, status, paidDate);
    const reason = given === '' ? null : given;
    const values = { before: audited(before), after: audited(after), reason };
    await this.trail.record(unit, { entity: 'payment', entityId: id, act: 'changed', ...values });
    if (paidDate !== null)
      unit.tell(paymentPaid, { paymentId: id, contractId, amount, currency, paidDate }, { aggregate: id });
  }
}

/**
 * How a payment is afterwards. The same again changes nothing.
 * @throws AppError `payment_not_pending` for what is paid or cancelled and is to be something else than pending
 */
const stateOf = (input: Input, payment: Payment, today: string): State => {
  const { status_param: status, paid_date_param: paidDate } = input;
  const isSame = status === payment.status && (paidDate === null || paidDate === payment.paidDate);
  if (isSame) return payment;
  if (status !== 'pending' && payment.status !== 'pending') throw new AppError(financeErrors.payment_not_pending);
  return { status, paidDate: paidDateOf(status, paidDate ?? today) };
};

const paidDateOf = (status: StoredPaymentStatus, day: string): string | null => (status === 'paid' ? day : null);

const checkUndo = ({ reason_param: reason }: Input, { role }: Call): void => {
  if (!mayUndoPayment(role)) throw new AppError(commonErrors.forbidden);
  if (reason === '') throw new AppError(financeErrors.payment_undo_needs_reason);
};
