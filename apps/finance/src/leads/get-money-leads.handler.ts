import { getMoneyLeads } from '@nivel/contracts/finance/get-money-leads.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { LeadsRepository } from './leads.repository.ts';
import { ShownLeads } from './shown-leads.ts';

@Handles(getMoneyLeads)
export class GetMoneyLeadsHandler implements Handler<typeof getMoneyLeads> {
  constructor(
    private readonly leads: LeadsRepository,
    private readonly shown: ShownLeads,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(input: InputOf<typeof getMoneyLeads>): Promise<OutputOf<typeof getMoneyLeads>> {
    const { leads, count } = await this.leads.page(this.work.reads, input);
    return { data: await this.shown.all(this.work.reads, leads), total_count: count };
  }
}
