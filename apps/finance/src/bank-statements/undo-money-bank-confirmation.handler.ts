import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { undoMoneyBankConfirmation } from '@nivel/contracts/finance/undo-money-bank-confirmation.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { FinanceClient } from '../database.ts';
import { BankConfirmationsRepository } from './bank-confirmations.repository.ts';
import { BankReceipts } from './bank-receipts.ts';
import { BankStatementsRepository } from './bank-statements.repository.ts';

@Handles(undoMoneyBankConfirmation)
export class UndoMoneyBankConfirmationHandler implements Handler<typeof undoMoneyBankConfirmation> {
  constructor(
    private readonly statements: BankStatementsRepository,
    private readonly confirmations: BankConfirmationsRepository,
    private readonly receipts: BankReceipts,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { confirmation_id_param: id, reason_param: reason }: InputOf<typeof undoMoneyBankConfirmation>,
    call: Call,
  ): Promise<OutputOf<typeof undoMoneyBankConfirmation>> {
    return this.work.run(call, async (unit) => {
      const statementId = await this.confirmations.statementOf(unit, id);
      // It may have been deleted before the lock.
      const statement = statementId === null ? null : await this.statements.lock(unit, statementId);
      if (statement === null) throw new AppError(financeErrors.bank_confirmation_not_found);
      const matches = (await this.confirmations.matches(unit, id)).filter(({ undoneAt }) => undoneAt === null);
      await this.confirmations.lockPayments(unit, [...new Set(matches.map(({ paymentId }) => paymentId))]);
      const reopened: string[] = [];
      // The latest is undone first: a part stays while a later line still pays the rest.
      const lines = [...Map.groupBy(matches, ({ lineId }) => lineId)].toReversed();
      for (const [lineId, ofLine] of lines)
        if (await this.receipts.withdraw(unit, ofLine, reason)) reopened.push(lineId);
      await this.confirmations.undoMatches(unit, id, reopened);
      await this.statements.setState(unit, statement.id, reopened, 'confirmed', 'open');
      const before = { confirmation_id: id, lines: reopened.length };
      const entry = { entity: 'statement', entityId: statement.id, act: 'confirmation-undone' } as const;
      if (reopened.length > 0) await this.trail.record(unit, { ...entry, before, reason });
      return { success: true as const, reopened: reopened.length, kept: lines.length - reopened.length };
    });
  }
}
