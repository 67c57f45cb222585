import { getUpcomingPaymentsCalendar } from '@nivel/contracts/finance/get-upcoming-payments-calendar.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { BookDay } from '../book/book-day.ts';
import type { FinanceClient } from '../database.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { shownPayment } from './shown-payment.ts';

@Handles(getUpcomingPaymentsCalendar)
export class GetUpcomingPaymentsCalendarHandler implements Handler<typeof getUpcomingPaymentsCalendar> {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly day: BookDay,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle({
    start_date_param: from,
    end_date_param: to,
  }: InputOf<typeof getUpcomingPaymentsCalendar>): Promise<OutputOf<typeof getUpcomingPaymentsCalendar>> {
    const today = this.day.of(this.clock.now());
    const payments = await this.payments.between(this.work.reads, from, to);
    return { data: payments.map((payment) => shownPayment(payment, today)), today };
  }
}
