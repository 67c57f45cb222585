import { rollContracts } from '@nivel/contracts/finance/roll-contracts.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { FinanceClient } from '../database.ts';
import { ContractPayments } from './contract-payments.ts';
import { ContractsRepository } from './contracts.repository.ts';

const MOST_AT_ONCE = 50;

@Handles(rollContracts)
export class RollContractsHandler implements Handler<typeof rollContracts> {
  constructor(
    private readonly contracts: ContractsRepository,
    private readonly payments: ContractPayments,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  /** The day up to which payments exist is saved with them: a second or restarted run adds nothing twice. */
  async handle(): Promise<OutputOf<typeof rollContracts>> {
    return this.work.run(BY_ITSELF, async (unit) => {
      const through = this.payments.through(unit.now);
      const due = await this.contracts.lockDueForRoll(unit, through, MOST_AT_ONCE);
      for (const contract of due) {
        const isLonger = await this.payments.roll(unit, contract);
        await this.contracts.setScheduledThrough(unit, contract.id, through);
        if (isLonger) await this.trail.record(unit, { entity: 'contract', entityId: contract.id, act: 'rolled' });
      }
      return { rolled: due.length, has_more: due.length === MOST_AT_ONCE };
    });
  }
}
