import { restoreMoneyLead } from '@nivel/contracts/finance/restore-money-lead.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { LeadDeletion } from './lead-deletion.ts';

@Handles(restoreMoneyLead)
export class RestoreMoneyLeadHandler implements Handler<typeof restoreMoneyLead> {
  constructor(
    private readonly deletion: LeadDeletion,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { lead_id_param: id }: InputOf<typeof restoreMoneyLead>,
    call: Call,
  ): Promise<OutputOf<typeof restoreMoneyLead>> {
    const lead = await this.work.run(call, (unit) => this.deletion.set(unit, id, false));
    return { success: true, lead };
  }
}
