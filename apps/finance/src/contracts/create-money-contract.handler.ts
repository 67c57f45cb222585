import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { minorUnits } from '@nivel/contracts/finance/money';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { AddContract } from './add-contract.ts';
import { ContractLinks } from './contract-links.ts';
import { ContractPayments } from './contract-payments.ts';
import { ContractPlaces } from './contract-places.ts';
import type { Contract } from './contracts.repository.ts';
import { ShownContracts } from './shown-contracts.ts';

type Input = InputOf<typeof createMoneyContract>;

interface MadeWith extends Pick<Contract, 'id' | 'projectName' | 'scheduledThrough'> {
  readonly now: Date;
}

const newContract = (input: Input, { now, ...made }: MadeWith): Contract => ({
  ...made,
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
  assignedTo: input.assigned_to_param,
  organizationId: input.organization_id_param,
  projectId: input.project_id_param,
  leadId: input.lead_id_param,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
});

@Handles(createMoneyContract)
export class CreateMoneyContractHandler implements Handler<typeof createMoneyContract> {
  constructor(
    private readonly addition: AddContract,
    private readonly payments: ContractPayments,
    private readonly links: ContractLinks,
    private readonly places: ContractPlaces,
    private readonly shown: ShownContracts,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: Input, call: Call): Promise<OutputOf<typeof createMoneyContract>> {
    const projectName = await this.places.projectName(input.project_id_param, call);
    await this.places.checkOrganization(input.organization_id_param, call);
    const stored = await this.work.run(call, async (unit) => {
      const { now } = unit;
      const id = input.contract_id_param ?? unit.newId();
      const contract = newContract(input, { id, projectName, now, scheduledThrough: this.payments.through(now) });
      this.payments.check(contract, now);
      await this.links.checkNew(unit, contract);
      return this.addition.add(unit, contract);
    });
    return { success: true, contract: await this.shown.one(this.work.reads, stored, call) };
  }
}
