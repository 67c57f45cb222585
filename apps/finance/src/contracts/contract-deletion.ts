import { Injectable } from '@nestjs/common';
import type { ContractRow } from '@nivel/contracts/finance/contract-shape';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { AuditTrail } from '../audit/audit-trail.ts';
import { TrashRetention } from '../book/trash-retention.ts';
import type { FinanceUnit } from '../database.ts';
import { ContractsRepository } from './contracts.repository.ts';
import { shownContract } from './shown-contract.ts';

/** Puts contracts into the trash, and takes them out. */
@Injectable()
export class ContractDeletion {
  constructor(
    private readonly contracts: ContractsRepository,
    private readonly trail: AuditTrail,
    private readonly retention: TrashRetention,
  ) {}

  /** The same again changes nothing. @throws AppError `contract_not_found` */
  async set(unit: FinanceUnit, id: string, isDeleted: boolean): Promise<ContractRow> {
    const contract = await this.contracts.lock(unit, id);
    if (contract === null || this.retention.isOver(contract.deletedAt, unit.now))
      throw new AppError(financeErrors.contract_not_found);
    if ((contract.deletedAt !== null) === isDeleted) return shownContract(contract);
    await this.contracts.setDeleted(unit, id, isDeleted);
    await this.trail.record(unit, { entity: 'contract', entityId: id, act: isDeleted ? 'deleted' : 'restored' });
    return shownContract({ ...contract, updatedAt: unit.now, deletedAt: isDeleted ? unit.now : null });
  }
}
