import { deleteMoneyBankStatement } from '@nivel/contracts/finance/delete-money-bank-statement.operation';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { FinanceClient } from '../database.ts';
import { BankConfirmationsRepository } from './bank-confirmations.repository.ts';
import { BankStatementsRepository } from './bank-statements.repository.ts';

@Handles(deleteMoneyBankStatement)
export class DeleteMoneyBankStatementHandler implements Handler<typeof deleteMoneyBankStatement> {
  constructor(
    private readonly statements: BankStatementsRepository,
    private readonly confirmations: BankConfirmationsRepository,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { statement_id_param: id }: InputOf<typeof deleteMoneyBankStatement>,
    call: Call,
  ): Promise<OutputOf<typeof deleteMoneyBankStatement>> {
    return this.work.run(call, async (unit) => {
      const statement = await this.statements.lock(unit, id);
      if (statement === null) return { success: true as const };
      if ((await this.confirmations.ofStatement(unit, id)).length > 0)
        throw new AppError(financeErrors.bank_statement_confirmed);
      const { fileName, format, account } = statement;
      await this.statements.remove(unit, id);
      const before = { file_name: fileName, format, account };
      await this.trail.record(unit, { entity: 'statement', entityId: id, act: 'deleted', before });
      return { success: true as const };
    });
  }
}
