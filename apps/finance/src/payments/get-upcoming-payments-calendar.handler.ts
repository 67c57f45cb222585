import { getUpcomingPaymentsCalendar } from '@nivel/contracts/finance/get-upcoming-payments-calendar.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { BookClock } from '../book/book-clock.ts';
import type { FinanceClient } from '../database.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { shownPayment } from './shown-payment.ts';

@Handles(getUpcomingPaymentsCalendar)
export class GetUpcomingPaymentsCalendarHandler implements Handler<typeof getUpcomingPaymentsCalendar> {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly clock: BookClock,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle({
    start_date_param: from,
    end_date_param: to,
  }: InputOf<typeof getUpcomingPaymentsCalendar>): Promise<OutputOf<typeof getUpcomingPaymentsCalendar>> {
    const today = this.clock.today();
    const payments = await this.payments.between(this.work.reads, from, to);
    return { data: payments.map((payment) => shownPayment(payment, today)), today };
  }
}
