import { deleteMoneyLead } from '@nivel/contracts/finance/delete-money-lead.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { LeadDeletion } from './lead-deletion.ts';

@Handles(deleteMoneyLead)
export class DeleteMoneyLeadHandler implements Handler<typeof deleteMoneyLead> {
  constructor(
    private readonly deletion: LeadDeletion,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { lead_id_param: id }: InputOf<typeof deleteMoneyLead>,
    call: Call,
  ): Promise<OutputOf<typeof deleteMoneyLead>> {
    const lead = await this.work.run(call, (unit) => this.deletion.set(unit, id, true));
    return { success: true, lead };
  }
}
