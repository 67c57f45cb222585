import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { leaveOutMoneyBankLines } from '@nivel/contracts/finance/leave-out-money-bank-lines.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { FinanceClient } from '../database.ts';
import { BankStatementsRepository } from './bank-statements.repository.ts';

@Handles(leaveOutMoneyBankLines)
export class LeaveOutMoneyBankLinesHandler implements Handler<typeof leaveOutMoneyBankLines> {
  constructor(
    private readonly statements: BankStatementsRepository,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { statement_id_param: id, line_ids_param: lines, left_out_param: isOut }: InputOf<typeof leaveOutMoneyBankLines>,
    call: Call,
  ): Promise<OutputOf<typeof leaveOutMoneyBankLines>> {
    return this.work.run(call, async (unit) => {
      if ((await this.statements.lock(unit, id)) === null) throw new AppError(financeErrors.bank_statement_not_found);
      const [from, to] = isOut ? (['open', 'left_out'] as const) : (['left_out', 'open'] as const);
      const changed = await this.statements.setState(unit, id, lines, from, to);
      const act = isOut ? 'lines-left-out' : 'lines-taken-in';
      if (changed.length > 0)
        await this.trail.record(unit, { entity: 'statement', entityId: id, act, after: { lines: changed } });
      return { success: true as const, changed: changed.length };
    });
  }
}
