import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { EquityModule } from '../equity/equity.module.ts';
import { ExportMoneyEquityHandler } from './export-money-equity.handler.ts';
import { GetMoneyEquityStatementHandler } from './get-money-equity-statement.handler.ts';

/** Exports of the book of equity as files. */
@Module({
  imports: [AccountsModule, EquityModule],
  providers: [ExportMoneyEquityHandler, GetMoneyEquityStatementHandler],
})
export class EquityDocumentsModule {}
