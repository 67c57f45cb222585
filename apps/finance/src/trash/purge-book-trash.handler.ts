import { purgeBookTrash } from '@nivel/contracts/finance/purge-book-trash.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { AuditRepository } from '../audit/audit.repository.ts';
import { ContractsRepository } from '../contracts/contracts.repository.ts';
import type { FinanceClient } from '../database.ts';
import { LeadsRepository } from '../leads/leads.repository.ts';
import { TrashRetention } from '../book/trash-retention.ts';

const MOST_AT_ONCE = 500;

@Handles(purgeBookTrash)
export class PurgeBookTrashHandler implements Handler<typeof purgeBookTrash> {
  constructor(
    private readonly leads: LeadsRepository,
    private readonly contracts: ContractsRepository,
    private readonly audit: AuditRepository,
    private readonly retention: TrashRetention,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  /**
   * A unit of its own for each kind of row: a process that is killed in the middle has lost nothing but this batch, which is
   * repeated.
   */
  async handle(): Promise<OutputOf<typeof purgeBookTrash>> {
    const leads = await this.work.run(BY_ITSELF, async (unit) => {
      const ids = await this.leads.purge(unit, this.retention.beginOf(unit.now), MOST_AT_ONCE);
      await this.audit.emptyValues(unit, 'lead', ids);
      return ids;
    });
    const contracts = await this.work.run(BY_ITSELF, async (unit) => {
      const gone = await this.contracts.purge(unit, this.retention.beginOf(unit.now), MOST_AT_ONCE);
      await this.audit.emptyValues(unit, 'contract', gone.contracts);
      await this.audit.emptyValues(unit, 'payment', gone.payments);
      return gone.contracts;
    });
    return {
      purged: leads.length + contracts.length,
      has_more: Math.max(leads.length, contracts.length) === MOST_AT_ONCE,
    };
  }
}
