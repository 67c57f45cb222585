import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { updateMoneyContract } from '@nivel/contracts/finance/update-money-contract.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AuditTrail } from '../audit/audit-trail.ts';
import { changedValues } from '../audit/changed-values.ts';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { ContractPayments } from './contract-payments.ts';
import { auditedContract, paymentsToCome, updatedContract } from './contract-rules.ts';
import { ContractsRepository, type Contract } from './contracts.repository.ts';
import { tellSigned } from './create-money-contract.handler.ts';
import { shownContract } from './shown-contract.ts';

@Handles(updateMoneyContract)
export class UpdateMoneyContractHandler implements Handler<typeof updateMoneyContract> {
  constructor(
    private readonly contracts: ContractsRepository,
    private readonly payments: ContractPayments,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { contract_id_param: id, updates_param: updates }: InputOf<typeof updateMoneyContract>,
    call: Call,
  ): Promise<OutputOf<typeof updateMoneyContract>> {
    return this.work.run(call, async (unit) => {
      const contract = await this.contracts.lock(unit, id);
      if (contract === null || contract.deletedAt !== null) throw new AppError(financeErrors.contract_not_found);
      const stored = await this.save(unit, contract, updatedContract(contract, updates));
      return { success: true as const, contract: shownContract(stored) };
    });
  }

  /** What changes nothing leaves no trace. */
  private async save(unit: FinanceUnit, before: Contract, updated: Contract): Promise<Contract> {
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
