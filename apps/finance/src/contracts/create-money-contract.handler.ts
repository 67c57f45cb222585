import { contractSigned } from '@nivel/contracts/finance/contract-signed.fact';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { minorUnits } from '@nivel/contracts/finance/money';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AuditRepository } from '../audit/audit.repository.ts';
import { AuditTrail } from '../audit/audit-trail.ts';
import { changedValues } from '../audit/changed-values.ts';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { ContractPayments } from './contract-payments.ts';
import { auditedContract } from './contract-rules.ts';
import { ContractsRepository, type Contract } from './contracts.repository.ts';
import { shownContract } from './shown-contract.ts';

type Input = InputOf<typeof createMoneyContract>;

const newContract = (input: Input, id: string, now: Date, scheduledThrough: string): Contract => ({
  id,
  clientName: input.client_name_param,
  contractTitle: input.contract_title_param,
  contractType: input.contract_type_param,
  paymentFrequency: input.payment_frequency_param,
  totalValue: minorUnits(input.total_value_param),
  currency: input.currency_param,
  startDate: input.start_date_param,
  endDate: input.end_date_param,
  instalments: input.instalments_param,
  status: input.status_param,
  signedAt: input.status_param === 'active' ? now : null,
  notes: input.notes_param ?? '',
  scheduledThrough,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
});

/** Tells that a contract is active for the first time. */
export const tellSigned = (unit: FinanceUnit, contract: Contract): void => {
  const { id: contractId, clientName, contractTitle, totalValue, currency } = contract;
  unit.tell(contractSigned, { contractId, clientName, contractTitle, totalValue, currency }, { aggregate: contractId });
};

@Handles(createMoneyContract)
export class CreateMoneyContractHandler implements Handler<typeof createMoneyContract> {
  constructor(
    private readonly contracts: ContractsRepository,
    private readonly payments: ContractPayments,
    private readonly audit: AuditRepository,
    private readonly trail: AuditTrail,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: Input, call: Call): Promise<OutputOf<typeof createMoneyContract>> {
    return this.work.run(call, async (unit) => {
      const id = input.contract_id_param ?? unit.newId();
      const contract = newContract(input, id, unit.now, this.payments.through(unit.now));
      this.payments.check(contract, unit.now);
      const stored = (await this.contracts.add(unit, contract))
        ? await this.begin(unit, contract)
        : await this.madeBefore(unit, contract);
      return { success: true as const, contract: shownContract(stored) };
    });
  }

  private async begin(unit: FinanceUnit, contract: Contract): Promise<Contract> {
    const after = auditedContract(contract);
    await this.trail.record(unit, { entity: 'contract', entityId: contract.id, act: 'created', after });
    if (contract.status !== 'active') return contract;
    await this.payments.schedule(unit, contract);
    tellSigned(unit, contract);
    return contract;
  }

  /** @throws AppError `idempotency_key_reused` where the id belongs to a contract that was made of something else */
  private async madeBefore(unit: FinanceUnit, contract: Contract): Promise<Contract> {
    const stored = await this.contracts.find(unit, contract.id);
    const made = await this.audit.madeWith(unit, 'contract', contract.id);
    if (stored === null || made === null || changedValues(made, auditedContract(contract)) !== null)
      throw new AppError(commonErrors.idempotency_key_reused);
    return stored;
  }
}
