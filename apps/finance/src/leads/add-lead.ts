import { Injectable } from '@nestjs/common';
import { leadAssigned } from '@nivel/contracts/finance/lead-assigned.fact';
import { leadStageChanged } from '@nivel/contracts/finance/lead-stage-changed.fact';
import type { LeadStage } from '@nivel/contracts/finance/values/lead-values';
import { AuditTrail } from '../audit/audit-trail.ts';
import type { FinanceUnit } from '../database.ts';
import { auditedLead } from './lead-rules.ts';
import { LeadsRepository, type Lead } from './leads.repository.ts';

/** Tells that a lead is in another stage, or was made in its stage. */
export const tellStage = (unit: FinanceUnit, lead: Lead, from: LeadStage | null): void => {
  const { id: leadId, name, stage: to, expectedValue, currency, assignedTo } = lead;
  unit.tell(leadStageChanged, { leadId, name, from, to, expectedValue, currency, assignedTo }, { aggregate: leadId });
};

/** Notifies the person in charge of a lead, unless they made the change themselves. */
export const tellAssignee = (
  unit: FinanceUnit,
  { id: leadId, name, assignedTo }: Lead,
  before: string | null,
): void => {
  if (assignedTo === null || assignedTo === before || assignedTo === unit.actor) return;
  unit.tell(leadAssigned, { userId: assignedTo, leadId, name }, { aggregate: leadId });
};

/** Adds a lead to the book, for every source. */
@Injectable()
export class AddLead {
  constructor(
    private readonly leads: LeadsRepository,
    private readonly trail: AuditTrail,
  ) {}

  /** @returns false, with nothing changed, when the id is taken */
  async add(unit: FinanceUnit, lead: Lead): Promise<boolean> {
    if (!(await this.leads.add(unit, lead))) return false;
    await this.trail.record(unit, {
      entity: 'lead',
      entityId: lead.id,
      act: 'created',
      after: auditedLead(lead),
    });
    tellStage(unit, lead, null);
    tellAssignee(unit, lead, null);
    return true;
  }
}
