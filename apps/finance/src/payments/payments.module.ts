import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { BookModule } from '../book/book.module.ts';
import { GetMoneyPaymentHandler } from './get-money-payment.handler.ts';
import { GetMoneyPaymentsHandler } from './get-money-payments.handler.ts';
import { GetUpcomingPaymentsCalendarHandler } from './get-upcoming-payments-calendar.handler.ts';
import { PartialPaymentsRepository } from './partial-payments.repository.ts';
import { PaymentChanges } from './payment-changes.ts';
import { PaymentNoticesRepository } from './payment-notices.repository.ts';
import { PaymentPagesRepository } from './payment-pages.repository.ts';
import { PaymentSumsRepository } from './payment-sums.repository.ts';
import { PaymentsRepository } from './payments.repository.ts';
import { RecordPartialPaymentHandler } from './record-partial-payment.handler.ts';
import { TellDuePaymentsHandler } from './tell-due-payments.handler.ts';
import { UpdateMoneyPaymentHandler } from './update-money-payment.handler.ts';
import { UpdatePaymentStatusHandler } from './update-payment-status.handler.ts';
import { WithdrawPartialPaymentHandler } from './withdraw-partial-payment.handler.ts';

/** Due and paid amounts by day. */
@Module({
  imports: [AuditModule, BookModule],
  providers: [
    GetMoneyPaymentHandler,
    GetMoneyPaymentsHandler,
    GetUpcomingPaymentsCalendarHandler,
    PartialPaymentsRepository,
    PaymentChanges,
    PaymentNoticesRepository,
    PaymentPagesRepository,
    PaymentSumsRepository,
    PaymentsRepository,
    RecordPartialPaymentHandler,
    TellDuePaymentsHandler,
    UpdateMoneyPaymentHandler,
    UpdatePaymentStatusHandler,
    WithdrawPartialPaymentHandler,
  ],
  exports: [PartialPaymentsRepository, PaymentChanges, PaymentSumsRepository, PaymentsRepository],
})
export class PaymentsModule {}
