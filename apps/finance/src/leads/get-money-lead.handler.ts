import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { getMoneyLead } from '@nivel/contracts/finance/get-money-lead.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { LeadsRepository } from './leads.repository.ts';
import { ShownLeads } from './shown-leads.ts';

@Handles(getMoneyLead)
export class GetMoneyLeadHandler implements Handler<typeof getMoneyLead> {
  constructor(
    private readonly leads: LeadsRepository,
    private readonly shown: ShownLeads,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle({ lead_id_param: id }: InputOf<typeof getMoneyLead>): Promise<OutputOf<typeof getMoneyLead>> {
    const lead = await this.leads.find(this.work.reads, id);
    if (lead === null) throw new AppError(financeErrors.lead_not_found);
    return { lead: await this.shown.one(this.work.reads, lead) };
  }
}
