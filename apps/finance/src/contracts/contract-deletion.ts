import { Injectable } from '@nestjs/common';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { AuditTrail } from '../audit/audit-trail.ts';
import { TrashRetention } from '../book/trash-retention.ts';
import type { FinanceUnit } from '../database.ts';
import { ContractLinks } from './contract-links.ts';
import { ContractsRepository, type Contract } from './contracts.repository.ts';

/** Moves contracts to the trash, and back. */
@Injectable()
export class ContractDeletion {
  constructor(
    private readonly contracts: ContractsRepository,
    private readonly links: ContractLinks,
    private readonly trail: AuditTrail,
    private readonly retention: TrashRetention,
  ) {}

  /** The same again changes nothing. @throws AppError `contract_not_found`, `lead_has_contract` */
  async set(unit: FinanceUnit, id: string, isDeleted: boolean): Promise<Contract> {
    const contract = await this.contracts.lock(unit, id);
    if (contract === null || this.retention.isOver(contract.deletedAt, unit.now))
      throw new AppError(financeErrors.contract_not_found);
    if ((contract.deletedAt !== null) === isDeleted) return contract;
    const after = { ...contract, updatedAt: unit.now, deletedAt: isDeleted ? unit.now : null };
    await this.links.checkChanged(unit, contract, after);
    await this.contracts.setDeleted(unit, id, isDeleted);
    await this.trail.record(unit, { entity: 'contract', entityId: id, act: isDeleted ? 'deleted' : 'restored' });
    return after;
  }
}
