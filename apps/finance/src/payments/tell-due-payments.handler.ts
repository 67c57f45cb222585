import { paymentDue } from '@nivel/contracts/finance/payment-due.fact';
import { paymentOverdue } from '@nivel/contracts/finance/payment-overdue.fact';
import { paymentReminded } from '@nivel/contracts/finance/payment-reminded.fact';
import { tellDuePayments } from '@nivel/contracts/finance/tell-due-payments.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { BookDay } from '../book/book-day.ts';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { PaymentNoticesRepository, type TakenNotice } from './payment-notices.repository.ts';

/** Hour of the book's day at which reminders come. */
const MORNING = 9;
/** Notices of one part: a unit of work is short. */
const MOST_AT_ONCE = 200;

@Handles(tellDuePayments)
export class TellDuePaymentsHandler implements Handler<typeof tellDuePayments> {
  constructor(
    private readonly notices: PaymentNoticesRepository,
    private readonly day: BookDay,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  /** Notices are recorded in the same unit: a second or restarted run sends nothing twice. */
  async handle(): Promise<OutputOf<typeof tellDuePayments>> {
    return this.work.run(BY_ITSELF, async (unit) => {
      const moment = { today: this.day.of(unit.now), isMorningOver: this.day.hasHour(MORNING, unit.now) };
      const taken = await this.notices.take(unit, moment, MOST_AT_ONCE);
      for (const notice of taken) tell(unit, notice);
      return { told: taken.length, has_more: taken.length === MOST_AT_ONCE };
    });
  }
}

const tell = (unit: FinanceUnit, taken: TakenNotice): void => {
  const { id, contractId, clientName, contractTitle, open, currency, dueDate, daysLeft, assignedTo } = taken;
  const payment = { paymentId: id, contractId, clientName, contractTitle, openAmount: open, currency, dueDate };
  if (taken.notice === 'due') unit.tell(paymentDue, payment, { aggregate: id });
  else if (taken.notice === 'overdue') unit.tell(paymentOverdue, payment, { aggregate: id });
  else if (assignedTo !== null)
    unit.tell(paymentReminded, { ...payment, userId: assignedTo, daysLeft }, { aggregate: id });
};
