import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { updateMoneyLead } from '@nivel/contracts/finance/update-money-lead.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AuditTrail } from '../audit/audit-trail.ts';
import { changedValues } from '../audit/changed-values.ts';
import { BookAssignee } from '../book/book-assignee.ts';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { tellAssignee, tellStage } from './add-lead.ts';
import { auditedLead, updatedLead } from './lead-rules.ts';
import { LeadsRepository, type Lead } from './leads.repository.ts';
import { ShownLeads } from './shown-leads.ts';

@Handles(updateMoneyLead)
export class UpdateMoneyLeadHandler implements Handler<typeof updateMoneyLead> {
  constructor(
    private readonly leads: LeadsRepository,
    private readonly trail: AuditTrail,
    private readonly assignee: BookAssignee,
    private readonly shown: ShownLeads,
    private readonly work: UnitOfWork<FinanceClient>,
  ) {}

  async handle(
    { lead_id_param: id, updates_param: updates }: InputOf<typeof updateMoneyLead>,
    call: Call,
  ): Promise<OutputOf<typeof updateMoneyLead>> {
    return this.work.run(call, async (unit) => {
      const lead = await this.leads.lock(unit, id);
      if (lead === null || lead.deletedAt !== null) throw new AppError(financeErrors.lead_not_found);
      const updated = updatedLead(lead, updates);
      if (updated.assignedTo !== lead.assignedTo) await this.assignee.check(unit, updated.assignedTo);
      const stored = await this.save(unit, lead, updated);
      return { success: true as const, lead: await this.shown.one(unit, stored) };
    });
  }

  /** An update without changes leaves no trace. */
  private async save(unit: FinanceUnit, before: Lead, after: Lead): Promise<Lead> {
    const changed = changedValues(auditedLead(before), auditedLead(after));
    if (changed === null) return before;
    await this.leads.save(unit, after);
    const isMoved = before.stage !== after.stage;
    const act = isMoved ? 'stage-changed' : 'changed';
    await this.trail.record(unit, { entity: 'lead', entityId: after.id, act, ...changed });
    if (isMoved) tellStage(unit, after, before.stage);
    tellAssignee(unit, after, before.assignedTo);
    return { ...after, updatedAt: unit.now };
  }
}
