import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { BookModule } from '../book/book.module.ts';
import { GetMoneyPaymentsHandler } from './get-money-payments.handler.ts';
import { GetUpcomingPaymentsCalendarHandler } from './get-upcoming-payments-calendar.handler.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { UpdatePaymentStatusHandler } from './update-payment-status.handler.ts';

/** What is to be paid on which day, and what was paid. */
@Module({
  imports: [AuditModule, BookModule],
  providers: [
    GetMoneyPaymentsHandler,
    GetUpcomingPaymentsCalendarHandler,
    PaymentsRepository,
    UpdatePaymentStatusHandler,
  ],
  exports: [PaymentsRepository],
})
export class PaymentsModule {}
