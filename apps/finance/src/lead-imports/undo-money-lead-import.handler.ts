import { undoMoneyLeadImport } from '@nivel/contracts/finance/undo-money-lead-import.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { LeadDeletion } from '../leads/lead-deletion.ts';
import { LeadImportsRepository } from './lead-imports.repository.ts';

@Handles(undoMoneyLeadImport)
export class UndoMoneyLeadImportHandler implements Handler<typeof undoMoneyLeadImport> {
  constructor(
    private readonly imports: LeadImportsRepository,
    private readonly deletion: LeadDeletion,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { lead_ids_param: ids }: InputOf<typeof undoMoneyLeadImport>,
    call: Call,
  ): Promise<OutputOf<typeof undoMoneyLeadImport>> {
    return this.work.run(call, async (unit) => {
      const { changed, unchanged } = await this.imports.lock(unit, ids);
      for (const id of unchanged) await this.deletion.set(unit, id, true);
      return { success: true as const, removed: unchanged.length, kept: changed.length };
    });
  }
}
