import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { getMoneyEquityStatement } from '@nivel/contracts/finance/get-money-equity-statement.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { EquityRepository } from '../equity/equity.repository.ts';
import { isOwn } from '../equity/policy.ts';
import { ShownEquity } from '../equity/shown-equity.ts';
import { printStatement } from './statement-document.ts';

@Handles(getMoneyEquityStatement)
export class GetMoneyEquityStatementHandler implements Handler<typeof getMoneyEquityStatement> {
  constructor(
    private readonly equity: EquityRepository,
    private readonly shown: ShownEquity,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { assignment_id_param: id, locale_param: locale }: InputOf<typeof getMoneyEquityStatement>,
    call: Call,
  ): Promise<OutputOf<typeof getMoneyEquityStatement>> {
    const one = await this.equity.find(this.work.reads, id);
    if (one === null || !isOwn(call, one)) throw new AppError(financeErrors.equity_not_found);
    const row = await this.shown.one(this.work.reads, one, call);
    const today = this.shown.today();
    const pdf = await printStatement(row, { locale, today });
    return { file_name: `equity-${today}.pdf`, pdf_base64: pdf.toString('base64') };
  }
}
