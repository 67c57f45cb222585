import { Injectable } from '@nestjs/common';
import type { LeadRow } from '@nivel/contracts/finance/lead-shape';
import { decimalOf } from '@nivel/contracts/finance/money';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { FinanceReads, FinanceUnit } from '../database.ts';
import type { Lead } from './leads.repository.ts';

const shown = (lead: Lead, names: Readonly<Record<string, string>>): LeadRow => ({
  id: lead.id,
  name: lead.name,
  source: lead.source,
  stage: lead.stage,
  expected_value: decimalOf(lead.expectedValue),
  currency: lead.currency,
  assigned_to: lead.assignedTo,
  assigned_to_name: names[lead.assignedTo ?? ''] ?? null,
  notes: lead.notes,
  next_step: lead.nextStep,
  next_step_on: lead.nextStepOn,
  lost_reason: lead.lostReason,
  created_at: lead.createdAt.toISOString(),
  updated_at: lead.updatedAt.toISOString(),
  deleted_at: lead.deletedAt?.toISOString() ?? null,
});

/** Leads as the documented door shows them, with the names of people in charge. */
@Injectable()
export class ShownLeads {
  constructor(private readonly accounts: AccountsRepository) {}

  async all(reads: FinanceReads | FinanceUnit, leads: readonly Lead[]): Promise<LeadRow[]> {
    const people = leads.flatMap(({ assignedTo }) => assignedTo ?? []);
    const names = await this.accounts.namesOf(reads, [...new Set(people)]);
    return leads.map((lead) => shown(lead, names));
  }

  async one(reads: FinanceReads | FinanceUnit, lead: Lead): Promise<LeadRow> {
    const people = lead.assignedTo === null ? [] : [lead.assignedTo];
    return shown(lead, await this.accounts.namesOf(reads, people));
  }
}
