import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.ts';
import { changedValues } from '../audit/changed-values.ts';
import type { FinanceUnit } from '../database.ts';
import { tellSigned } from './add-contract.ts';
import { ContractPayments } from './contract-payments.ts';
import { auditedContract, paymentsToCome } from './contract-rules.ts';
import { ContractsRepository, type Contract } from './contracts.repository.ts';

/** Saves the changes of a contract, with the payments that follow from them. The contract is locked meanwhile. */
@Injectable()
export class AmendContract {
  constructor(
    private readonly contracts: ContractsRepository,
    private readonly payments: ContractPayments,
    private readonly trail: AuditTrail,
  ) {}

  /** An amendment without changes leaves no trace. @throws AppError `contract_terms_wrong`, `contract_worth_too_little` */
  async save(unit: FinanceUnit, before: Contract, updated: Contract): Promise<Contract> {
    const changed = changedValues(auditedContract(before), auditedContract(updated));
    if (changed === null) return before;
    this.payments.check(updated, unit.now);
    const toCome = paymentsToCome(before, updated);
    const isSigned = before.signedAt === null && updated.status === 'active';
    const after = {
      ...updated,
      signedAt: isSigned ? unit.now : updated.signedAt,
      scheduledThrough: toCome === 'replaced' ? this.payments.through(unit.now) : before.scheduledThrough,
      updatedAt: unit.now,
    };
    await this.payments.amend(unit, after, toCome);
    await this.contracts.save(unit, after);
    const act = toCome === 'replaced' ? 'amended' : 'changed';
    await this.trail.record(unit, { entity: 'contract', entityId: after.id, act, ...changed });
    if (isSigned) tellSigned(unit, after);
    return after;
  }
}
