import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { BookClock } from '../book/book-clock.ts';
import type { FinanceClient } from '../database.ts';
import { PaymentPagesRepository } from './payment-pages.repository.ts';
import { shownPayment } from './shown-payment.ts';

@Handles(getMoneyPayments)
export class GetMoneyPaymentsHandler implements Handler<typeof getMoneyPayments> {
  constructor(
    private readonly pages: PaymentPagesRepository,
    private readonly clock: BookClock,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: InputOf<typeof getMoneyPayments>): Promise<OutputOf<typeof getMoneyPayments>> {
    const today = this.clock.today();
    const { payments, count } = await this.pages.page(this.work.reads, input, today);
    return { data: payments.map((payment) => shownPayment(payment, today)), total_count: count };
  }
}
