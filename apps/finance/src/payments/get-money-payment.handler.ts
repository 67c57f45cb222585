import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { getMoneyPayment } from '@nivel/contracts/finance/get-money-payment.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { BookClock } from '../book/book-clock.ts';
import type { FinanceClient } from '../database.ts';
import { PartialPaymentsRepository } from './partial-payments.repository.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { shownPart, shownPayment } from './shown-payment.ts';

@Handles(getMoneyPayment)
export class GetMoneyPaymentHandler implements Handler<typeof getMoneyPayment> {
  constructor(
    private readonly payments: PaymentsRepository,
    private readonly parts: PartialPaymentsRepository,
    private readonly clock: BookClock,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle({ payment_id_param: id }: InputOf<typeof getMoneyPayment>): Promise<OutputOf<typeof getMoneyPayment>> {
    const { reads } = this.work;
    const today = this.clock.today();
    const [payment, parts] = await Promise.all([this.payments.find(reads, id), this.parts.ofPayment(reads, id)]);
    if (payment === null) throw new AppError(financeErrors.payment_not_found);
    return { payment: shownPayment(payment, today), parts: parts.map(shownPart), today };
  }
}
