import { Injectable } from '@nestjs/common';
import { contractSigned } from '@nivel/contracts/finance/contract-signed.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { FinanceUnit } from '../database.ts';
import { ContractPayments } from './contract-payments.ts';
import { auditedContract } from './contract-rules.ts';
import { ContractsRepository, type Contract } from './contracts.repository.ts';

/** Tells that a contract is active for the first time. */
export const tellSigned = (unit: FinanceUnit, contract: Contract): void => {
  const { id: contractId, clientName, contractTitle, totalValue, currency } = contract;
  unit.tell(contractSigned, { contractId, clientName, contractTitle, totalValue, currency }, { aggregate: contractId });
};

/** Puts a contract into the book, with its payments when it is active. */
@Injectable()
export class AddContract {
  constructor(
    private readonly contracts: ContractsRepository,
    private readonly payments: ContractPayments,
    private readonly trail: AuditTrail,
  ) {}

  /**
   * A repeated call with the same content returns the existing contract.
   * @throws AppError `idempotency_key_reused` where the id belongs to a contract with other content
   */
  async add(unit: FinanceUnit, contract: Contract): Promise<Contract> {
    if (!(await this.contracts.add(unit, contract))) return this.madeBefore(unit, contract);
    const after = auditedContract(contract);
    await this.trail.record(unit, { entity: 'contract', entityId: contract.id, act: 'created', after });
    if (contract.status !== 'active') return contract;
    await this.payments.schedule(unit, contract);
    tellSigned(unit, contract);
    return contract;
  }

  private async madeBefore(unit: FinanceUnit, contract: Contract): Promise<Contract> {
    const stored = await this.contracts.find(unit, contract.id);
    // Whatever the present name of its project is.
    const { project_name: _name, ...values } = auditedContract(contract);
    const isSame = await this.trail.wasMadeWith(unit, { entity: 'contract', entityId: contract.id }, values);
    if (stored === null || !isSame) throw new AppError(commonErrors.idempotency_key_reused);
    return stored;
  }
}
