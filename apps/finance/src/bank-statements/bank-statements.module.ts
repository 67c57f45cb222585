import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { BookModule } from '../book/book.module.ts';
import { PaymentsModule } from '../payments/payments.module.ts';
import { BankConfirmationsRepository } from './bank-confirmations.repository.ts';
import { BankLineMatcher } from './bank-line-matcher.ts';
import { BankReceipts } from './bank-receipts.ts';
import { BankStatementsRepository } from './bank-statements.repository.ts';
import { ConfirmMoneyBankLinesHandler } from './confirm-money-bank-lines.handler.ts';
import { DeleteMoneyBankStatementHandler } from './delete-money-bank-statement.handler.ts';
import { GetMoneyBankStatementHandler } from './get-money-bank-statement.handler.ts';
import { GetMoneyBankStatementsHandler } from './get-money-bank-statements.handler.ts';
import { ImportMoneyBankStatementHandler } from './import-money-bank-statement.handler.ts';
import { LeaveOutMoneyBankLinesHandler } from './leave-out-money-bank-lines.handler.ts';
import { UndoMoneyBankConfirmationHandler } from './undo-money-bank-confirmation.handler.ts';

/** Money that banks say came in, and the payments it was for. */
@Module({
  imports: [AccountsModule, AuditModule, BookModule, PaymentsModule],
  providers: [
    BankConfirmationsRepository,
    BankLineMatcher,
    BankReceipts,
    BankStatementsRepository,
    ConfirmMoneyBankLinesHandler,
    DeleteMoneyBankStatementHandler,
    GetMoneyBankStatementHandler,
    GetMoneyBankStatementsHandler,
    ImportMoneyBankStatementHandler,
    LeaveOutMoneyBankLinesHandler,
    UndoMoneyBankConfirmationHandler,
  ],
})
export class BankStatementsModule {}
