import { importMoneyLeads } from '@nivel/contracts/finance/import-money-leads.operation';
import { minorUnits } from '@nivel/contracts/finance/money';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { FinanceClient } from '../database.ts';
import { AddLead } from '../leads/add-lead.ts';
import type { Lead } from '../leads/leads.repository.ts';

type ImportedLead = InputOf<typeof importMoneyLeads>['leads_param'][number];

const leadOf = (row: ImportedLead, now: Date): Lead => ({
  id: row.lead_id,
  name: row.name,
  source: row.source,
  stage: row.stage,
  expectedValue: minorUnits(row.expected_value),
  currency: row.currency,
  assignedTo: null,
  notes: row.notes,
  nextStep: row.next_step,
  nextStepOn: row.next_step_on,
  lostReason: row.stage === 'closed_lost' ? row.lost_reason : '',
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
});

@Handles(importMoneyLeads)
export class ImportMoneyLeadsHandler implements Handler<typeof importMoneyLeads> {
  constructor(
    private readonly addition: AddLead,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { leads_param: rows }: InputOf<typeof importMoneyLeads>,
    call: Call,
  ): Promise<OutputOf<typeof importMoneyLeads>> {
    const added = await this.work.run(call, async (unit) => {
      let count = 0;
      // The same order for everybody: two tabs that send the same rows cannot deadlock.
      for (const row of rows.toSorted((one, other) => (one.lead_id < other.lead_id ? -1 : 1)))
        if (await this.addition.add(unit, leadOf(row, unit.now))) count += 1;
      return count;
    });
    return { success: true, added };
  }
}
