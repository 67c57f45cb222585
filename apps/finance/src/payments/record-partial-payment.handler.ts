import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { decimalOf, minorUnits } from '@nivel/contracts/finance/money';
import { recordPartialPayment } from '@nivel/contracts/finance/record-partial-payment.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { BookDay } from '../book/book-day.ts';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { PartialPaymentsRepository, type PartialPayment } from './partial-payments.repository.ts';
import { PaymentChanges } from './payment-changes.ts';
import { openAmount, withPart } from './payment-rules.ts';
import type { Payment } from './payments.repository.ts';
import { shownPayment } from './shown-payment.ts';

type Input = InputOf<typeof recordPartialPayment>;

@Handles(recordPartialPayment)
export class RecordPartialPaymentHandler implements Handler<typeof recordPartialPayment> {
  constructor(
    private readonly changes: PaymentChanges,
    private readonly parts: PartialPaymentsRepository,
    private readonly day: BookDay,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: Input, call: Call): Promise<OutputOf<typeof recordPartialPayment>> {
    return this.work.run(call, async (unit) => {
      const payment = await this.changes.lock(unit, input.payment_id_param);
      const today = this.day.of(unit.now);
      const id = input.partial_payment_id_param ?? unit.newId();
      const part = {
        ...{ id, paymentId: payment.id, amount: minorUnits(input.amount_param), note: input.note_param },
        ...{ paidOn: input.paid_date_param ?? today, createdAt: unit.now, withdrawnAt: null },
      };
      const stored = await this.parts.find(unit, id);
      if (stored !== null) checkSame(stored, part, input);
      const after = stored === null ? await this.add(unit, payment, part) : payment;
      return { success: true as const, payment: shownPayment(after, today) };
    });
  }

  private async add(unit: FinanceUnit, payment: Payment, part: PartialPayment): Promise<Payment> {
    if (payment.status !== 'pending') throw new AppError(financeErrors.payment_not_pending);
    const open = openAmount(payment);
    if (part.amount > open)
      throw new AppError(financeErrors.partial_payment_above_open, { details: { open_amount: decimalOf(open) } });
    const after = withPart(payment, part);
    if (!(await this.parts.add(unit, part))) throw new AppError(commonErrors.idempotency_key_reused);
    const { amount, paidOn, note } = part;
    const beside = { part_amount: amount, part_date: paidOn, ...(note !== '' && { note }) };
    await this.changes.save(unit, payment, after, { act: 'part-received', beside });
    return after;
  }
}

/** @throws AppError `idempotency_key_reused` where the id belongs to a part with other content */
const checkSame = (stored: PartialPayment, part: PartialPayment, { paid_date_param: day }: Input): void => {
  const isSame =
    stored.paymentId === part.paymentId &&
    stored.amount === part.amount &&
    stored.note === part.note &&
    // The day on which it was left out may be over.
    (day === null || stored.paidOn === day);
  if (!isSame) throw new AppError(commonErrors.idempotency_key_reused);
};
